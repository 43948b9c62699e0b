import { type AdminProductSort, ProductCategory } from '@/api/generated/model.ts';
import type { Filter } from '../kit/list/filters.ts';
import type { ProductsSearch } from './products-search.ts';

export const FIRST_SORT: AdminProductSort = '-updated';
export const CATEGORIES = Object.values(ProductCategory);

export function productFilters({ status, category }: ProductsSearch): Filter[] {
  return [
    {
      name: 'status',
      legend: 'Status',
      value: status,
      choices: [
        { value: 'published', label: 'Published' },
        { value: 'draft', label: 'Draft' },
      ],
    },
    {
      name: 'category',
      legend: 'Category',
      value: category,
      choices: CATEGORIES.map((value) => ({ value, label: value })),
    },
  ];
}
