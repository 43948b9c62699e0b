import { describe, expect, it } from 'vitest';
import { averageOf, fairAverageOf } from '../../shared/review-figures.ts';

describe('averageOf', () => {
  it('has one decimal', () => {
    expect(averageOf([0, 0, 1, 0, 2])).toBe(4.3);
  });
  it('is 0 without any', () => {
    expect(averageOf([0, 0, 0, 0, 0])).toBe(0);
  });
});

describe('fairAverageOf', () => {
  it('puts a hundred of 4.9 before one of 5', () => {
    expect(fairAverageOf([0, 0, 0, 10, 90])).toBeGreaterThan(fairAverageOf([0, 0, 0, 0, 1]));
  });
  it('puts what nobody has rated last', () => {
    expect(fairAverageOf([0, 0, 0, 0, 0])).toBe(0);
    expect(fairAverageOf([5, 0, 0, 0, 0])).toBeGreaterThan(0);
  });
});
