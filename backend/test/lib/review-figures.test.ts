import { describe, expect, it } from 'vitest';
import { toAverage, toWeightedAverage } from '../../../contract/rules/review-averages.ts';

describe('toAverage', () => {
  it('has one decimal', () => {
    expect(toAverage([0, 0, 1, 0, 2])).toBe(4.3);
  });
  it('is 0 without ratings', () => {
    expect(toAverage([0, 0, 0, 0, 0])).toBe(0);
  });
});

describe('toWeightedAverage', () => {
  it('ranks a hundred ratings of 4.9 above one of 5', () => {
    expect(toWeightedAverage([0, 0, 0, 10, 90])).toBeGreaterThan(toWeightedAverage([0, 0, 0, 0, 1]));
  });
  it('ranks unrated items last', () => {
    expect(toWeightedAverage([0, 0, 0, 0, 0])).toBe(0);
    expect(toWeightedAverage([5, 0, 0, 0, 0])).toBeGreaterThan(0);
  });
});
