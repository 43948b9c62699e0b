import { readFileSync } from 'node:fs';
import {
  accentContrast,
  adjustAccent,
  BACKGROUNDS,
  findAccentProblem,
  isReadable,
  toAccentCss,
} from '@contract/rules/accent.ts';
import { describe, expect, it } from 'vitest';

const tokens = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const [light = '', dark = ''] = tokens.split('\n.dark {');

/** The value of a custom property in one theme, with references resolved. */
function valueIn(theme: string, name: string): string {
  const value =
    new RegExp(`--${name}: ([^;]+);`).exec(theme)?.[1] ?? new RegExp(`--${name}: ([^;]+);`).exec(light)?.[1] ?? '';
  const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  return other ? valueIn(theme, other) : value;
}

describe('an accent colour', () => {
  it.each(['light', 'dark'] as const)('is measured on the backgrounds of %s pages', (theme) => {
    for (const [name, [lightness, chroma, hue]] of Object.entries(BACKGROUNDS[theme]))
      expect(valueIn(theme === 'light' ? light : dark, name)).toBe(`oklch(${lightness} ${chroma} ${hue})`);
  });

  it.each(['#ff0000', '#ffee88', '#3366ff', '#777777', '#000000', '#ffffff', '#00ff00'])(
    'of %s is rejected with a readable one of the same hue',
    (hex) => {
      for (const theme of ['light', 'dark'] as const) {
        expect(findAccentProblem(hex, theme) === undefined).toBe(isReadable(hex, theme));
        expect(accentContrast(adjustAccent(hex, theme), theme)).toBeGreaterThanOrEqual(4.5);
      }
    },
  );

  it('that is invalid is rejected', () => {
    for (const text of ['', 'red', '#fff', '#12345g', '#12345678', 'url(x)'])
      expect(findAccentProblem(text, 'light')).toMatch(/colour/);
  });

  it('becomes a style with nothing but colours', () => {
    expect(toAccentCss({ light: '#3355dd', dark: '#9db4ff' })).toMatch(
      /^:root:root\{[-\w:;#(). ]+\}\.dark\.dark\{[-\w:;#(). ]+\}$/,
    );
  });
});
