export interface Token {
  readonly name: string;
  readonly value: string;
}

/**
 * The custom properties of one rule of tokens.css, in its order.
 * @param rule what stands before the brace, such as `:root` or `@theme`
 */
export function readTokens(css: string, rule: string): Token[] {
  const [, body = ''] =
    new RegExp(`\\n${rule.replace('.', '\\.')}(?: static| inline)? \\{([^}]*)\\n\\}`).exec(css) ?? [];
  return [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => ({ name, value }));
}

const isColour = ({ value }: Token) => /^(oklch|var)\(/.test(value);

/** All colours: the ramp of inks, then what the semantic names pick from it. */
export function readColours(css: string): { ramp: Token[]; semantic: Token[] } {
  const colours = readTokens(css, ':root').filter(isColour);
  return {
    ramp: colours.filter(({ name }) => /^ink-\d+$/.test(name)),
    semantic: colours.filter(({ name }) => !/^ink-\d+$/.test(name)),
  };
}

/** The sizes of type with their line heights, smallest first. */
export function readSizes(css: string): { name: string; size: string; line: string }[] {
  const theme = readTokens(css, '@theme');
  const lines = new Map(theme.map(({ name, value }) => [name, value]));
  return theme
    .filter(({ name }) => /^text-\w+$/.test(name))
    .map(({ name, value }) => ({ name, size: value, line: lines.get(`${name}--line-height`) ?? '' }));
}
