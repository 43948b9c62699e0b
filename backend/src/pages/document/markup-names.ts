/** Set on the root element by the inline script, so it is not in the markup. */
const BY_SCRIPT = '.dark';
const FIELDS = ['input', 'textarea', 'select'];
const UNESCAPED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

/**
 * Everything in a document that a selector can match: element names, classes with a leading dot, `:field` for any form
 * field, and `type=` with a field's type.
 */
export function collectMarkupNames(html: string): Set<string> {
  const names = new Set([BY_SCRIPT]);
  for (const [, name = ''] of html.matchAll(/<([a-z][\w-]*)/gi)) names.add(name.toLowerCase());
  for (const [type] of html.matchAll(/\btype="[a-z]+"/g)) names.add(type.replaceAll('"', ''));
  if (FIELDS.some((name) => names.has(name))) names.add(':field');
  for (const [, value = ''] of html.matchAll(/\sclass="([^"]*)"/g)) {
    const text = value.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_entity, name: string) => UNESCAPED[name] ?? '');
    for (const name of text.split(/\s+/)) names.add(`.${name}`);
  }
  return names;
}

/** Custom properties referenced in attributes. */
export const collectMarkupVariables = (html: string): string[] =>
  [...html.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name ?? '');
