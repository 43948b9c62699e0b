import { describe, expect, it } from 'vitest';
import { rowWindow } from './row-window.ts';

const at = (above: number, count = 10_000) => rowWindow({ above, height: 50, view: 800, count });

describe('rowWindow', () => {
  it('shows the first rows before scrolling', () => {
    expect(at(-200)).toEqual({ start: 0, end: 24 });
  });

  it('covers the window with spare rows', () => {
    const { start, end } = at(100_000);
    expect(start).toBeLessThanOrEqual(2000 - 12);
    expect(end).toBeGreaterThanOrEqual(2016 + 12);
    expect(end - start).toBeLessThan(60);
  });

  it('stays within the list', () => {
    expect(at(499_500)).toMatchObject({ end: 10_000 });
    expect(at(100_000, 7)).toEqual({ start: 7, end: 7 });
    expect(at(0, 0)).toEqual({ start: 0, end: 0 });
  });
});
