import { describe, expect, test } from 'vitest';
import { barPath, chartLayout } from './chart-layout.ts';

const values = [0, 5, 10, 20];
const input = { width: 604, height: 300, values, top: 20, letters: 3 };

describe('chartLayout', () => {
  const layout = chartLayout(input);

  test('bars stand on the baseline and reach their value', () => {
    for (const [index, bar] of layout.bars.entries()) {
      expect(bar.y + bar.height).toBeCloseTo(layout.bottom);
      expect(bar.y).toBeCloseTo(layout.yOf(values[index] ?? 0));
    }
    expect(layout.bars[0]?.height).toBe(0);
    expect(layout.bars[3]?.y).toBe(28);
  });

  test('bars stay inside the plot and never touch', () => {
    const [first, second] = layout.bars;
    expect(first?.x).toBeGreaterThan(layout.left);
    expect((first?.x ?? 0) + (first?.width ?? 0)).toBeLessThan(second?.x ?? 0);
    expect((layout.bars[3]?.x ?? 0) + (layout.bars[3]?.width ?? 0)).toBeLessThan(layout.right);
  });

  test('finds the month under the pointer, or the nearest one outside the plot', () => {
    for (const [index, bar] of layout.bars.entries()) expect(layout.indexAt(bar.middle)).toBe(index);
    expect(layout.indexAt(-50)).toBe(0);
    expect(layout.indexAt(5000)).toBe(3);
  });

  test('leaves room for long labels on the axis', () => {
    expect(chartLayout({ ...input, letters: 8 }).left).toBeGreaterThan(layout.left + 30);
  });

  test('detects when months have room for one letter only', () => {
    expect(layout.narrow).toBe(false);
    expect(chartLayout({ ...input, width: 160 }).narrow).toBe(true);
  });

  test('has a valid layout even without any width', () => {
    const { bars } = chartLayout({ ...input, width: 0 });
    expect(bars.every(({ width }) => width > 0)).toBe(true);
  });
});

test('a bar without height is not drawn', () => {
  expect(barPath({ x: 0, y: 10, width: 8, height: 0, middle: 4 })).toBe('');
  expect(barPath({ x: 0, y: 10, width: 8, height: 2, middle: 4 })).toBe('M0 12v0q0 -2 2 -2h4q2 0 2 2v0z');
});
