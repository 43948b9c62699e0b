import { expect, test } from 'vitest';
import { categoryChips, filterLabel } from './category-chips.ts';

const filters = [{ label: 'Phone apps', names: ['Android', 'iOS'] }, { label: 'Graphics' }];
const pressed = (chosen?: string) =>
  categoryChips(filters, 'Everything', chosen)
    .filter((chip) => chip.pressed)
    .map(({ label, value, removes }) => [label, value, removes ?? false]);

test('a name in the URL is a label or a category, in any case', () => {
  expect(filterLabel(filters, 'ios')).toBe('Phone apps');
  expect(filterLabel(filters, 'graphics')).toBe('Graphics');
  expect(filterLabel(filters, 'Maps')).toBe('Maps');
  expect(filterLabel(filters, undefined)).toBeUndefined();
});

test('exactly one chip is pressed; a name without a chip can be removed', () => {
  expect(pressed()).toEqual([['Everything', '', false]]);
  expect(pressed('Graphics')).toEqual([['Graphics', 'Graphics', false]]);
  expect(pressed('Maps')).toEqual([['Maps', '', true]]);
});

test('a filter without results says so', () => {
  const chips = categoryChips([{ label: 'Graphics' }, { label: 'Maps', empty: true }], 'Everything', undefined);
  expect(chips.map(({ count }) => count)).toEqual([undefined, undefined, 0]);
});

test('a single choice has no chips', () => {
  expect(categoryChips([], 'Everything', undefined)).toEqual([]);
  expect(categoryChips([], 'Everything', 'Maps')).toHaveLength(1);
});
