export interface Token {
  readonly name: string;
  readonly value: string;
}

/** Rules at the top level of tokens.css: the selector, and the text inside the braces. */
const RULES = /^([:.@][^{};]*) \{([^}]*)^\}/gm;

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

/** The font sizes with their line heights, smallest first. */
export function readSizes(css: string): { name: string; size: string; line: string }[] {
  const theme = readTokens(css, '@theme');
  const lines = new Map(theme.map(({ name, value }) => [name, value]));
  return theme
    .filter(({ name }) => /^text-\w+$/.test(name))
    .map(({ name, value }) => ({ name, size: value, line: lines.get(`${name}--line-height`) ?? '' }));
}
