import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readColours, readSizes, readTokens } from './read-tokens.ts';

const css = readFileSync(new URL('../tokens.css', import.meta.url), 'utf8');

describe('tokens', () => {
  test('includes twelve inks and the semantic colours, without sizes and shadows', () => {
    const { ramp, semantic } = readColours(css);
    expect(ramp).toHaveLength(12);
    expect(semantic.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['background', 'primary', 'destructive-soft', 'deep']),
    );
    expect(semantic.map(({ name }) => name)).not.toContain('edge');
  });

  test('every font size has a line height', () => {
    expect(readSizes(css).length).toBeGreaterThanOrEqual(10);
    for (const { name, line } of readSizes(css)) expect(line, name).not.toBe('');
  });

  test('the dark theme changes the whole ramp', () => {
    expect(readTokens(css, '.dark').filter(({ name }) => name.startsWith('ink-'))).toHaveLength(12);
  });
});
