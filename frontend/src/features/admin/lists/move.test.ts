import { expect, it } from 'vitest';
import { fieldRows } from './field-rows.ts';
import { moved } from './move.ts';

it.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [0, -1, 'abc'],
  [2, 3, 'abc'],
])('from %i to %i', (from, to, order) => expect(moved([...'abc'], from, to).join('')).toBe(order));

it('fields share a line where they ask for it', () => {
  const field = (name: string, beside = false) => ({ name, label: name, kind: 'text', max: 1, beside }) as const;
  const rows = fieldRows([field('a'), field('b'), field('c', true)]);
  expect(rows.map((row) => row.map(({ name }) => name).join(''))).toEqual(['a', 'bc']);
});
