import { describe, expect, test } from 'vitest';
import { categoryName, hasChip, listCategories, sideCategories } from './blog-categories.ts';

test('the names are printed as specified', () => {
  expect(listCategories).toEqual([
    'All',
    'Mobile Development',
    'Web Development',
    'Artificial Intelligence',
    'UI/UX Design',
    'Programming Tips',
  ]);
  expect(sideCategories).toEqual([
    'Web Development',
    'Mobile Development',
    'AI & Machine Learning',
    'DevOps',
    'UI/UX Design',
  ]);
});

describe('categoryName', () => {
  test.each([
    [undefined, undefined],
    ['All', undefined],
    ['all', undefined],
    ['ui/ux design', 'UI/UX Design'],
    ['DEVOPS', 'DevOps'],
    ['Gardening', 'Gardening'],
  ])('%s is shown as %s', (name, shown) => {
    expect(categoryName(name)).toBe(shown);
  });
});

test('only the printed choices have a chip', () => {
  expect(hasChip('Web Development')).toBe(true);
  expect(hasChip('DevOps')).toBe(false);
  expect(hasChip('All')).toBe(false);
});
