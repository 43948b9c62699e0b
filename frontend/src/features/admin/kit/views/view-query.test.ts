import { expect, test } from 'vitest';
import { viewChange, viewQuery } from './view-query.ts';

const filters = [
  { name: 'status', legend: 'Status', value: 'pending' },
  { name: 'from', legend: 'From', value: undefined },
];

test('keeps text, order and filters, but no page', () => {
  expect(viewQuery({ search: 'calendar & co', sort: '-date', page: 3 }, filters)).toBe(
    'search=calendar+%26+co&sort=-date&status=pending',
  );
  expect(viewQuery({}, [])).toBe('');
});

test('applies a view, without the parameters it does not name', () => {
  expect(viewChange('search=calendar+%26+co&strange=1', filters)).toEqual({
    search: 'calendar & co',
    sort: undefined,
    status: undefined,
    from: undefined,
  });
});
