import { describe, expect, test } from 'vitest';
import { productListParams } from './product-list-params.ts';
import { productFilters } from './products-filters.ts';
import { readProductsSearch } from './products-search.ts';

describe('readProductsSearch', () => {
  test('keeps valid values', () => {
    const search = { search: 'tide', status: 'draft', category: 'Scripts', sort: '-price', page: '2', product: '12' };
    expect(readProductsSearch(search)).toEqual({ ...search, page: 2 });
    expect(readProductsSearch({ product: 'new' }).product).toBe('new');
  });

  test('drops invalid values', () => {
    const search = { status: 'gone', category: ' ', sort: 'stock', page: '-1', product: '0' };
    expect(Object.values(readProductsSearch(search)).filter((value) => value !== undefined)).toEqual([]);
  });
});

test('the list request has the set parameters, without the open form', () => {
  const search = readProductsSearch({ search: 'tide', status: 'draft', product: 'new' });
  expect(productListParams(search)).toEqual({ search: 'tide', status: 'draft' });
});

test('filters by status and category', () => {
  const [status, category] = productFilters(readProductsSearch({ status: 'draft', category: 'Maps' }), ['Boats']);
  expect(status?.value).toBe('draft');
  expect(category?.options?.map(({ value }) => value)).toEqual(['Boats', 'Maps']);
});
