/** A token of markup, in reading order. */
export type Markup =
  | { readonly kind: 'open'; readonly tag: string; readonly attributes: readonly (readonly [string, string])[] }
  | { readonly kind: 'close'; readonly tag: string }
  | { readonly kind: 'text'; readonly text: string };

const TOKEN =
  /<!--[\s\S]*?-->|<!doctype[^>]*>|<\/([a-z][a-z0-9]*)>|<([a-z][a-z0-9]*)((?:\s[^<>"]*(?:"[^"]*"[^<>"]*)*)?)>|[^<]+/gi;
const ATTRIBUTE = /([a-z-]+)(?:="([^"]*)")?/gi;
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

const decoded = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|([a-z]+));/gi, (whole, hex, decimal, name) => {
    if (name) return NAMED[name] ?? whole;
    return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal));
  });

/** Tokenizes what our server writes: well-formed markup with every attribute quoted. Not a parser for other markup. */
export function readMarkup(html: string): Markup[] {
  return [...html.matchAll(TOKEN)].flatMap(([whole, closed, opened, rest = '']): Markup[] => {
    if (closed) return [{ kind: 'close', tag: closed.toLowerCase() }];
    if (opened) {
      const attributes = [...rest.matchAll(ATTRIBUTE)].map(
        ([, name = '', value = '']) => [name, decoded(value)] as const,
      );
      return [{ kind: 'open', tag: opened.toLowerCase(), attributes }];
    }
    return whole.startsWith('<') ? [] : [{ kind: 'text', text: decoded(whole) }];
  });
}
