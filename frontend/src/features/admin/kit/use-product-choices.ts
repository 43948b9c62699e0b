import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useAdminListProducts } from '@/api/generated/admin-products/admin-products.ts';
import { useLateValue } from '@/hooks/use-late-value.ts';

/** The largest page of the list. */
const SHOWN = 100;

/**
 * Products to select from, by title; a search finds those beyond the first hundred.
 * @param chosen ids of the selected products
 */
export function useProductChoices(chosen: readonly number[]) {
  const [search, setSearch] = useState('');
  const wanted = useLateValue(search.trim(), 300);
  const params = { limit: SHOWN, sort: 'title' as const, ...(wanted ? { search: wanted } : {}) };
  const list = useAdminListProducts(params, { query: { placeholderData: keepPreviousData } });
  const found = list.data?.items ?? [];
  return {
    found,
    /** Selected products that are not among them. */
    others: list.data ? chosen.filter((id) => !found.some((one) => one.id === id)) : [],
    search,
    setSearch,
    /** There are more products than one page shows. */
    isMany: search !== '' || (list.data?.total ?? 0) > SHOWN,
    isFound: found.length > 0,
    list,
  };
}
