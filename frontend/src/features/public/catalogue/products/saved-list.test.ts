import { describe, expect, test } from 'vitest';
import { updateSavedList } from './saved-list.ts';

describe('updateSavedList', () => {
  test.each([
    ['the first one', undefined, 3, true, [3]],
    ['another one, in front', { productIds: [1, 2] }, 3, true, [3, 1, 2]],
    ['one that is there already', { productIds: [1, 3] }, 3, true, [3, 1]],
    ['taking one off', { productIds: [1, 3, 2] }, 3, false, [1, 2]],
    ['taking off what is not there', { productIds: [1] }, 3, false, [1]],
    ['taking off before the list is known', undefined, 3, false, []],
  ])('%s', (_name, list, id, saved, productIds) => {
    expect(updateSavedList(list, id, saved)).toEqual({ productIds });
  });
});
