import { expect, test } from 'vitest';
import { CONFLUENCE, confluencePaths } from './confluence-paths.ts';

const ends = (path: string) => (path.match(/-?\d+/g) ?? []).slice(-2).map(Number);

test('every stream starts in its place and ends at the right edge', () => {
  const paths = confluencePaths(4);
  expect(new Set(paths).size).toBe(paths.length);
  for (const path of paths) {
    expect(path).toMatch(/^M\d+ \d+C/);
    expect(ends(path)[0]).toBe(CONFLUENCE.width);
  }
});

test('lines further left flow lower, so that none cross', () => {
  const levels = confluencePaths(4).map((path) => ends(path)[1] ?? 0);
  expect(levels).toEqual([...levels].sort((a, b) => b - a));
  expect(Math.max(...levels)).toBeLessThan(CONFLUENCE.height);
  expect(Math.min(...levels)).toBeGreaterThan(0);
});
