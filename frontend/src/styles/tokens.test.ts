import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast } from './contrast.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** Custom properties of one rule; the dark rule inherits what it does not set. */
function declarations(selector: string): Map<string, string> {
  const body = css.slice(css.indexOf(`${selector} {`)).split('\n}')[0] ?? '';
  return new Map([...body.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]));
}

function resolve(theme: Map<string, string>, name: string): string {
  const value = theme.get(name);
  if (value === undefined) throw new Error(`No token --${name}`);
  const reference = /^var\(--([\w-]+)\)$/.exec(value);
  return reference?.[1] ? resolve(theme, reference[1]) : value;
}

const light = declarations(':root');
const themes = { light, dark: new Map([...light, ...declarations('.dark')]) };

/** Foreground and ground. */
type Pair = [string, string];

const paper = ['background', 'muted', 'card', 'accent'];
const text: Pair[] = [
  ...paper.flatMap((ground) =>
    ['foreground', 'muted-foreground', 'primary', 'success', 'warning', 'destructive'].map(
      (ink): Pair => [ink, ground],
    ),
  ),
  ['foreground', 'primary-soft'],
  ['primary', 'primary-soft'],
  ['success', 'success-soft'],
  ['warning', 'warning-soft'],
  ['destructive', 'destructive-soft'],
  ['primary-foreground', 'primary'],
  ['primary-foreground', 'primary-hover'],
  ['marigold-foreground', 'marigold'],
  ['deep-foreground', 'deep'],
  ['deep-muted-foreground', 'deep'],
];
const controls: Pair[] = [
  ...['background', 'muted', 'card'].map((ground): Pair => ['input', ground]),
  ['deep-line', 'deep'],
];

describe.each(Object.entries(themes))('%s theme', (_name, theme) => {
  test.each(text)('%s on %s reads as text (4.5:1)', (ink, ground) => {
    expect(contrast(resolve(theme, ink), resolve(theme, ground))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(controls)('%s on %s shows as a control (3:1)', (ink, ground) => {
    expect(contrast(resolve(theme, ink), resolve(theme, ground))).toBeGreaterThanOrEqual(3);
  });
});
