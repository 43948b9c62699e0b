/**
 * What a document must contain for a selector to have an effect: elements as their names, classes with a dot before,
 * `FIELD` for anything that can be filled in, and `type=` with the type of a field.
 */
export type Needs = string[];

const FIELD = ':field';

/** Parts of fields that browsers name themselves. */
const FIELD_PARTS: [RegExp, string][] = [
  [/::placeholder|:-moz-ui-invalid/, FIELD],
  [/::file-selector-button/, 'type=file'],
  [/::-webkit-(?:date|calendar)/, 'type=date'],
  [/::-webkit-(?:inner|outer)/, 'type=number'],
  [/::-webkit-search/, 'type=search'],
];

/** `.hover\:up` → `hover:up`; a leading digit is written as a code point. */
function unescapeName(name: string): string {
  return name
    .replace(/\\([0-9a-f]{1,6})\s?/gi, (_match, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/\\(.)/g, '$1');
}

const CLASS = /\.((?:\\[0-9a-f]{1,6}\s?|\\.|[\w-]|\P{ASCII})+)/giu;
const ATTRIBUTE = /\[[^\]]*\]/g;

/** `:has()` with one thing inside: without it in the document the selector finds nothing. */
const HAS = /:has\((\.[^(),]+)\)/g;

/** Reads one selector. What stands inside `:is()`, `:not()` and their like is not asked for. */
export function needsOf(selector: string): Needs {
  let outside = selector.replace(HAS, ' $1');
  // From the inside out, so that nested parentheses go as well; escaped ones belong to a name.
  for (let before = ''; before !== outside; ) {
    before = outside;
    outside = outside.replace(/:[\w-]+\((?:\\.|[^()\\])*\)/g, '');
  }
  const classes = [...outside.matchAll(CLASS)];
  const elements = outside
    .replace(CLASS, '')
    .replace(ATTRIBUTE, '')
    .matchAll(/(?<=^|[\s>+~])[a-z][\w-]*/gi);
  return [
    ...classes.map(([, name]) => `.${unescapeName(name ?? '')}`),
    ...[...elements].map(([name]) => name.toLowerCase()),
    ...FIELD_PARTS.flatMap(([part, need]) => (part.test(outside) ? [need] : [])),
  ];
}

/** Set on the root element by the inline script, so no markup carries it. */
const BY_SCRIPT = '.dark';
const FIELDS = ['input', 'textarea', 'select'];
const UNESCAPED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

/** Everything in a document that a selector can ask for. */
export function contentOf(html: string): Set<string> {
  const found = new Set([BY_SCRIPT]);
  for (const [, name = ''] of html.matchAll(/<([a-z][\w-]*)/gi)) found.add(name.toLowerCase());
  for (const [type] of html.matchAll(/\btype="[a-z]+"/g)) found.add(type.replaceAll('"', ''));
  if (FIELDS.some((name) => found.has(name))) found.add(FIELD);
  for (const [, value = ''] of html.matchAll(/\sclass="([^"]*)"/g)) {
    const text = value.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_entity, name: string) => UNESCAPED[name] ?? '');
    for (const name of text.split(/\s+/)) found.add(`.${name}`);
  }
  return found;
}
