import { describe, expect, test } from 'vitest';
import { orderFilterParams, orderListParams } from './order-list-params.ts';
import { orderFilters } from './orders-filters.ts';
import { readOrdersSearch } from './orders-search.ts';

describe('readOrdersSearch', () => {
  test('keeps valid values', () => {
    const search = {
      search: ' nadia ',
      status: 'refunded',
      from: '2026-01-01',
      to: '2026-02-28',
      sort: '-total',
      page: '2',
    };
    expect(readOrdersSearch(search)).toMatchObject({ ...search, search: 'nadia', page: 2 });
  });

  test('drops invalid values', () => {
    const search = { status: 'lost', from: '2026-02-30', to: 'yesterday', sort: 'product', page: '0', order: 'x' };
    expect(Object.values(readOrdersSearch(search)).filter((value) => value !== undefined)).toEqual([]);
  });
});

describe('the request parameters', () => {
  const search = readOrdersSearch({ search: 'nadia', status: 'completed', sort: 'number', page: '3' });

  test('the list has a page, the export has none', () => {
    expect(orderListParams(search)).toEqual({ search: 'nadia', status: 'completed', sort: 'number', page: 3 });
    expect(orderFilterParams(search)).toEqual({ search: 'nadia', status: 'completed', sort: 'number' });
  });

  test('an empty filter requests everything', () => {
    expect(orderListParams(readOrdersSearch({}))).toEqual({});
  });
});

test('filters: status as options, days as dates', () => {
  const [status, from] = orderFilters({ status: 'pending', from: '2026-01-01' });
  expect(status).toMatchObject({ value: 'pending' });
  expect(status?.options?.map(({ label }) => label)).toEqual([
    'Pending',
    'Processing',
    'Completed',
    'Cancelled',
    'Refunded',
  ]);
  expect(from).toEqual({ name: 'from', legend: 'From', value: '2026-01-01' });
});
