import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readColours, readSizes, readTokens } from './read-tokens.ts';

const css = readFileSync(new URL('../tokens.css', import.meta.url), 'utf8');
const type = readFileSync(new URL('../type.css', import.meta.url), 'utf8');

describe('tokens', () => {
  test('includes twelve inks and the semantic colours, without sizes and shadows', () => {
    const { ramp, semantic } = readColours(css);
    expect(ramp).toHaveLength(12);
    expect(semantic.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['background', 'primary', 'destructive-soft', 'deep']),
    );
    expect(semantic.map(({ name }) => name)).not.toContain('edge');
  });

  test.each(['en', 'bn'] as const)('every font size has a line height in %s', (language) => {
    expect(readSizes(type, language)).toHaveLength(10);
    for (const { name, line } of readSizes(type, language)) expect(line, name).not.toBe('');
  });

  test('Bangla lines are at least 1.14 times as high as English ones of the same step', () => {
    const english = readSizes(type, 'en');
    const ratios = readSizes(type, 'bn').map(({ line }, index) => Number(line) / Number(english[index]?.line));
    expect(Math.min(...ratios)).toBeGreaterThanOrEqual(1.135);
  });

  // Measured in em: what the Latin face, which sets the line, has above and below its baseline, and where the signs of
  // the Bangla face end.
  const [ASCENT, DESCENT, SIGN_ABOVE, SIGN_BELOW] = [1, 0.303, 0.97, 0.28] as const;

  test.each(readSizes(type, 'bn'))(
    'a line of $name has room for the signs above and below Bangla letters',
    ({ line }) => {
      const room = (Number(line) - ASCENT - DESCENT) / 2;
      expect(ASCENT + room).toBeGreaterThan(SIGN_ABOVE);
      expect(DESCENT + room).toBeGreaterThan(SIGN_BELOW);
    },
  );

  test('the dark theme changes the whole ramp', () => {
    expect(readTokens(css, '.dark').filter(({ name }) => name.startsWith('ink-'))).toHaveLength(12);
  });
});
