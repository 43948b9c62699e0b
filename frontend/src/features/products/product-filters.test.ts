import { describe, expect, test } from 'vitest';
import { categoryOf, filterLabel, productFilters } from './product-filters.ts';

test('the labels are printed as specified', () => {
  expect(productFilters.map(({ label }) => label)).toEqual([
    'All Products',
    'Android Apps',
    'Windows Apps',
    'iOS Apps',
    'Graphics Design',
    'Development Tools',
    'Scripts & Plugins',
  ]);
});

describe('filterLabel', () => {
  test.each([
    ['Android Apps', 'Android Apps'],
    ['Android Applications', 'Android Apps'],
    ['windows applications', 'Windows Apps'],
    ['iOS Applications', 'iOS Apps'],
    ['Graphics Design', 'Graphics Design'],
    ['All Products', undefined],
    ['Scripts', 'Scripts'],
    ['No such thing', 'No such thing'],
    [undefined, undefined],
  ])('%s is shown as %s', (name, label) => {
    expect(filterLabel(name)).toBe(label);
  });
});

describe('categoryOf', () => {
  test.each([
    ['Android Apps', 'Android Applications'],
    ['Windows Apps', 'Windows Applications'],
    ['iOS Apps', 'iOS Applications'],
    ['Development Tools', 'Development Tools'],
    ['Scripts & Plugins', 'Scripts & Plugins'],
    ['All Products', undefined],
    ['Plugins', 'Plugins'],
    [undefined, undefined],
  ])('%s asks for %s', (label, category) => {
    expect(categoryOf(label)).toBe(category);
  });
});
