import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { lengthOf, pathOf, put, spotsAt } from './curves.ts';
import { HEIGHT, msOf, STARTS, stepAt, steps, strokes, WIDTH } from './pattern.ts';
import { patternFile } from './pattern-file.ts';
import { advance } from './use-drawing.ts';

describe('the pattern', () => {
  it('consists of its steps, one after another', () => {
    expect(STARTS).toHaveLength(steps.length + 1);
    expect(STARTS.at(-1)).toBe(strokes.length);
    expect(steps.map((_, index) => stepAt(STARTS[index] ?? -1))).toEqual(steps.map((_, index) => index));
    expect(stepAt((STARTS[1] ?? 0) - 1)).toBe(0);
    expect([stepAt(-1), stepAt(strokes.length)]).toEqual([0, steps.length - 1]);
  });
  it('stays within its bounds', () => {
    for (const { curve } of strokes)
      for (const { x, y } of spotsAt(curve, [0, 0.5, 1]))
        expect(x > -40 && x < WIDTH + 40 && y > -40 && y < HEIGHT + 40).toBe(true);
  });
  it('takes about half a minute', () => {
    const ms = strokes.reduce((sum, stroke) => sum + msOf(stroke), 0);
    expect(ms).toBeGreaterThan(20_000);
    expect(ms).toBeLessThan(32_000);
  });
});

it('has a file that matches the code; if not, run node demo/art/mehndi-pattern.ts', async () => {
  expect(await readFile(new URL('pattern.svg', import.meta.url), 'utf8')).toBe(patternFile());
});

describe('the drawing position', () => {
  const first = msOf(strokes[0] ?? { kind: 'dot', curve: [0, 0] });
  it('finishes a stroke, then continues with the remaining time', () => {
    expect(advance(0, first - 1, 9)).toEqual({ index: 0, spent: first - 1 });
    expect(advance(0, first + 1, 9)).toEqual({ index: 1, spent: 1 });
  });
  it('stops where requested, and at the last stroke', () => {
    expect(advance(0, 60_000, 9).index).toBe(9);
    expect(advance(0, 60_000, strokes.length).index).toBe(strokes.length);
  });
});

describe('curves', () => {
  const line = [0, 0, 10, 0, 20, 0, 30, 0];
  it('have the right length, and positions by fraction of their length', () => {
    expect(lengthOf(line)).toBeCloseTo(30);
    expect(spotsAt(line, [0.5])[0]).toMatchObject({ x: expect.closeTo(15, 0), y: 0, angle: 0 });
    expect(spotsAt([4, 5], [1])[0]).toMatchObject({ x: 4, y: 5 });
  });
  it('rotate clockwise when placed', () => {
    expect(put([10, 0], { x: 1, y: 2, turn: 90 }).map(Math.round)).toEqual([1, 12]);
    expect(put([10, 0], { x: 1, y: 2, scale: 3 })).toEqual([31, 2]);
  });
  it('are written as integer steps from point to point', () => {
    expect(pathOf([1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9, 9, 9, 10])).toBe('M1 2c2 2 4 4 6 6 2 1 2 1 2 2');
    expect(pathOf([5, 5, 4, 4, 3, 3, 2, 2])).toBe('M5 5c-1-1-2-2-3-3');
    expect(pathOf([5.4, 6.6])).toBe('M5 7h0');
  });
});
