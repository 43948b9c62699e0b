import type { Language } from '@contract/rules/languages.ts';

export interface Token {
  readonly name: string;
  readonly value: string;
}

/** Rules at the top level of tokens.css: the selector, and the text inside the braces. */
const RULES = /^([:.@[][^{};]*) \{([^}]*)^\}/gm;

/**
 * The custom properties of the rules with this selector, in order.
 * @param selector as written, such as `:root`, or `@theme`
 */
export function readTokens(css: string, selector: string): Token[] {
  return [...css.matchAll(RULES)]
    .filter(([, head = '']) => head.split(/,\s*|\s+(?:static|inline)/).includes(selector))
    .flatMap(([, , body = '']) => [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)])
    .map(([, name = '', value = '']) => ({ name, value }));
}

const isColour = ({ value }: Token) => /^(oklch|var)\(/.test(value);

/** All colours: the ramp of inks, then the semantic names based on it. */
export function readColours(css: string): { ramp: Token[]; semantic: Token[] } {
  const colours = readTokens(css, ':root').filter(isColour);
  return {
    ramp: colours.filter(({ name }) => /^ink-\d+$/.test(name)),
    semantic: colours.filter(({ name }) => !/^ink-\d+$/.test(name)),
  };
}

/** The font sizes of a language's text with their line heights, smallest first. @param css of type.css */
export function readSizes(css: string, language: Language): { name: string; size: string; line: string }[] {
  const english = readTokens(css, ':root').map(({ name, value }) => [name, value] as const);
  const own = readTokens(css, `[lang="${language}"]`).map(({ name, value }) => [name, value] as const);
  const values = new Map([...english, ...own]);
  return [...values]
    .filter(([name]) => /^size-\w+$/.test(name))
    .map(([name, size]) => ({
      name: name.replace('size', 'text'),
      size,
      line: values.get(name.replace('size', 'line')) ?? '',
    }));
}
