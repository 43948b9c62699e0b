import { expect, it } from 'vitest';
import { loadedSlice, requestedSlice } from './list-slice.ts';
import { hasMore } from './list-total.ts';
import { responseHeaders } from './response-headers.ts';

const people = [
  { name: 'Kamal Hossain', email: 'kamal@south.example' },
  { name: 'Moushumi Das', email: 'mou@north.example' },
  { name: 'Zubair Khan', email: 'z017@north.example' },
];
const texts = ({ name, email }: (typeof people)[number]) => [name, email];
const names = (wanted: Partial<Parameters<typeof loadedSlice<(typeof people)[number]>>[1]>) =>
  loadedSlice(people, { searchFields: texts, limit: 2, ...wanted }).rows.map(({ name }) => name);

it.each([
  ['zUBAIR', ['Zubair Khan']],
  ['south.example', ['Kamal Hossain']],
  ['ka', ['Kamal Hossain']],
  ['  das ', ['Moushumi Das']],
  ['০১৭', ['Zubair Khan']],
  ['.*', []],
])('finds %s', (search, found) => {
  expect(names({ search })).toEqual(found);
});

it('returns one page after another, in the order of the list or another one', () => {
  expect(names({})).toEqual(['Kamal Hossain', 'Moushumi Das']);
  expect(names({ page: 2 })).toEqual(['Zubair Khan']);
  expect(names({ order: (a, b) => b.name.localeCompare(a.name) })).toEqual(['Zubair Khan', 'Moushumi Das']);
});

it('returns the number of results, else the server’s total', () => {
  const list = [...people];
  responseHeaders.set(list, new Headers({ 'x-total-count': '2345', link: '</api/x?page=2>; rel="next"' }));
  expect(hasMore(list)).toBe(true);
  expect(loadedSlice(list, { searchFields: texts, limit: 2 }).total).toBe(2345);
  expect(loadedSlice(list, { searchFields: texts, limit: 2, search: 'north' }).total).toBe(2);
  expect(requestedSlice(list)).toMatchObject({ total: 2345, estimated: false });
});

it('has no more pages without a header', () => {
  expect(hasMore(people)).toBe(false);
  expect(loadedSlice(people, { searchFields: texts, limit: 2 }).total).toBe(3);
});
