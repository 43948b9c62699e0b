import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { readTokens } from './foundations/read-tokens.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** Custom properties of a selector's rules; the dark theme inherits what it does not set. */
const declarations = (selector: string) => readTokens(css, selector).map(({ name, value }) => [name, value] as const);

function resolve(theme: Map<string, string>, name: string): string {
  const value = theme.get(name);
  if (value === undefined) throw new Error(`No token --${name}`);
  const reference = /^var\(--([\w-]+)\)$/.exec(value);
  return reference?.[1] ? resolve(theme, reference[1]) : value;
}

const light = declarations(':root');
const themes = { light: new Map(light), dark: new Map([...light, ...declarations('.dark')]) };

/** Foreground and background. */
type Pair = [string, string];

const paper = ['background', 'muted', 'card', 'accent'];
const text: Pair[] = [
  ...paper.flatMap((ground) =>
    ['foreground', 'muted-foreground', 'primary', 'success', 'warning', 'info', 'destructive'].map(
      (ink): Pair => [ink, ground],
    ),
  ),
  ['foreground', 'primary-soft'],
  ['primary', 'primary-soft'],
  ['success', 'success-soft'],
  ['warning', 'warning-soft'],
  ['info', 'info-soft'],
  ['destructive', 'destructive-soft'],
  ['primary-foreground', 'primary'],
  ['primary-foreground', 'primary-hover'],
  ...['card', 'popover', 'secondary', 'accent', 'destructive', 'marigold'].map(
    (ground): Pair => [`${ground}-foreground`, ground],
  ),
  ...['sidebar', 'sidebar-primary', 'sidebar-accent'].map((ground): Pair => [`${ground}-foreground`, ground]),
  ['deep-foreground', 'deep'],
  ['deep-muted-foreground', 'deep'],
];
const controls: Pair[] = [
  ...['background', 'muted', 'card'].flatMap((ground) =>
    ['input', 'ring', 'chart-1', 'chart-2', 'chart-3', 'chart-4', 'chart-5'].map((ink): Pair => [ink, ground]),
  ),
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
