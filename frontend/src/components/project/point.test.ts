import { describe, expect, it } from 'vitest';
import { movePoint, readPoint, toPoint, writePoint } from './point.ts';

describe('points of a picture', () => {
  it('are moved by arrow keys, and never leave the picture', () => {
    expect(movePoint({ x: 0.5, y: 0.5 }, 'ArrowRight', false)).toEqual({ x: 0.51, y: 0.5 });
    expect(movePoint({ x: 0.05, y: 0.95 }, 'ArrowDown', true)).toEqual({ x: 0.05, y: 1 });
    expect(movePoint({ x: 0.05, y: 0.95 }, 'ArrowLeft', true)).toEqual({ x: 0, y: 0.95 });
    expect(movePoint({ x: 0.5, y: 0.5 }, 'Enter', false)).toBeUndefined();
  });
  it('are read as they were written; anything else is none', () => {
    expect(readPoint(writePoint(toPoint(0.123456, 2)))).toEqual({ x: 0.1235, y: 1 });
    for (const text of ['', '0.5', 'x y']) expect(readPoint(text)).toBeNull();
  });
});
