import { describe, expect, test } from 'vitest';
import { clampIndex, keyTarget, swipeStep } from './gallery-steps.ts';

describe('swipeStep', () => {
  test.each([
    ['to the left, the next', -80, 5, 1],
    ['to the right, the one before', 80, -5, -1],
    ['a tap', 3, 2, 0],
    ['a scroll of the page', -50, 120, 0],
    ['undecided between both', -60, 50, 0],
  ])('%s', (_name, dx, dy, step) => {
    expect(swipeStep(dx, dy)).toBe(step);
  });
});

describe('keyTarget', () => {
  test.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 3, 3],
    ['ArrowLeft', 2, 1],
    ['ArrowLeft', 0, 0],
    ['Home', 3, 0],
    ['End', 0, 3],
    ['Enter', 1, undefined],
  ])('%s at picture %i of four leads to %s', (key, selected, target) => {
    expect(keyTarget(key, selected, 4)).toBe(target);
  });
});

test('a missing picture becomes the nearest one', () => {
  expect(clampIndex(-1, 4)).toBe(0);
  expect(clampIndex(9, 4)).toBe(3);
  expect(clampIndex(5, 0)).toBe(0);
});
