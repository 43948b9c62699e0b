import { describe, expect, it } from 'vitest';
import { contrastOf, type Decision, decisions, FULL, greyOf, pointsOf, sizeOf, verdictOf, WORTH } from './decisions.ts';

const of = (wanted: Decision['name']) => decisions.find(({ name }) => name === wanted) ?? decisions[0];
const sum = (value: (decision: Decision) => number) =>
  decisions.reduce((score, decision) => score + pointsOf(decision, value(decision)), 0);

describe('points', () => {
  it('are full for our own decisions, and few for the original bill', () => {
    expect(sum(({ ours }) => ours)).toBe(FULL);
    expect(sum(({ start }) => start)).toBeLessThan(FULL / 5);
  });
  it('decrease with the distance, on both sides, and are never negative', () => {
    const gap = of('gap');
    expect([8, 16, 20, 32, 44].map((value) => pointsOf(gap, value))).toEqual([3, 14, WORTH, WORTH, 11]);
    for (const decision of decisions)
      for (const end of [decision.min, decision.max]) expect(pointsOf(decision, end)).toBeGreaterThanOrEqual(0);
  });
  it('rate a grey by its contrast', () => {
    const grey = of('grey');
    expect(pointsOf(grey, 42)).toBe(WORTH);
    expect(pointsOf(grey, 70)).toBe(0);
    expect(pointsOf(grey, 0)).toBeLessThan(WORTH);
  });
});

it('sliders can reach their initial values and our decisions', () => {
  for (const { min, max, start, ours } of decisions)
    for (const value of [start, ours]) expect(value >= min && value <= max).toBe(true);
});

it('measures contrast as WCAG does', () => {
  expect(contrastOf(0)).toBeCloseTo(20.1, 1);
  expect(contrastOf(46.7)).toBeCloseTo(4.3, 1); // #777 on white is 4.48, and this paper is slightly darker
});

it('explains the score', () => {
  expect(decisions.map(({ say, ours }) => say(ours))).toEqual(['39 px', '24 px', '1.70', '5.1 to 1', '48 px']);
  expect([sizeOf(0), sizeOf(9), greyOf(40)]).toEqual([16, 16, 'rgb(102 102 102)']);
  expect(new Set([95, 75, 50, 10].map(verdictOf)).size).toBe(4);
});
