import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useAdminListProducts } from '@/api/generated/admin-products/admin-products.ts';
import { useDebouncedValue } from '@/hooks/use-debounced-value.ts';

/** The largest page of the list. */
const MAX_OPTIONS = 100;

/**
 * Products to select from, by title; a search finds those beyond the first hundred.
 * @param selected ids of the selected products
 */
export function useProductOptions(selected: readonly number[]) {
  const [search, setSearch] = useState('');
  const debounced = useDebouncedValue(search.trim(), 300);
  const params = { limit: MAX_OPTIONS, sort: 'title' as const, ...(debounced ? { search: debounced } : {}) };
  const list = useAdminListProducts(params, { query: { placeholderData: keepPreviousData } });
  const matches = list.data?.items ?? [];
  return {
    matches,
    /** Selected products that are not among them. */
    missingIds: list.data ? selected.filter((id) => !matches.some((item) => item.id === id)) : [],
    search,
    setSearch,
    /** There are more products than one page shows. */
    isMany: search !== '' || (list.data?.total ?? 0) > MAX_OPTIONS,
    isFound: matches.length > 0,
    list,
  };
}
