import type { AdminProductSort } from '@/api/generated/model.ts';
import type { Filter } from '../../kit/list/filters.ts';
import type { ProductsSearch } from './products-search.ts';

export const FIRST_SORT: AdminProductSort = '-updated';

/** @param categories the owner's list */
export function productFilters({ status, category }: ProductsSearch, categories: readonly string[]): Filter[] {
  const known = category && !categories.includes(category) ? [...categories, category] : categories;
  return [
    {
      name: 'status',
      legend: 'Status',
      value: status,
      options: [
        { value: 'published', label: 'Published' },
        { value: 'draft', label: 'Draft' },
      ],
    },
    {
      name: 'category',
      legend: 'Category',
      value: category,
      options: known.map((value) => ({ value, label: value })),
    },
  ];
}
