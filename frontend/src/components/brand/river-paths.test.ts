import { expect, test } from 'vitest';
import { riverPaths } from './river-paths.ts';

const shape = {
  width: 600,
  height: 900,
  lines: 8,
  steps: 6,
  islands: [{ lane: 0, along: 0.5, push: 80, reach: 0.15, breadth: 0.6 }],
};

/** The x coordinate of every point of a path, which starts with one and continues in relative steps. */
const places = (path: string) => {
  const [start = '', ...curves] = path.split('s');
  const points = [Number(/M(-?\d+) /.exec(start)?.[1])];
  for (const curve of curves) points.push((points.at(-1) ?? 0) + Number(curve.split(' ')[2]));
  return points;
};

test('draws the same river on the server and in the browser', () => {
  expect(riverPaths(shape)).toEqual(riverPaths(shape));
  expect(riverPaths(shape)).toHaveLength(8);
});

test('lines keep their order from bank to bank', () => {
  const lines = riverPaths(shape).map(places);
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    if (next) expect(line.every((x, step) => x <= (next[step] ?? Infinity))).toBe(true);
  }
});

test('an island divides the river', () => {
  const gap = (paths: string[]) => {
    const [left = [], right = []] = [paths[3], paths[4]].map((path) => places(path ?? ''));
    return (right[3] ?? 0) - (left[3] ?? 0);
  };
  expect(gap(riverPaths(shape))).toBeGreaterThan(gap(riverPaths({ ...shape, islands: [] })) + 80);
});
