import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { getAdminGetProductQueryOptions, useAdminListProducts } from '@/api/generated/admin-products/admin-products.ts';
import { useLateValue } from '@/hooks/use-late-value.ts';

export interface ProductChoice {
  readonly id: number;
  readonly title: string;
  readonly isDraft: boolean;
}

/** As many as the list answers at once. */
const SHOWN = 100;
/** More are named by their number. */
const NAMED = 20;

/**
 * Products to choose from by title, and everything that is chosen; a search finds those beyond the first hundred.
 * @param chosen their ids
 */
export function useProductChoices(chosen: readonly number[]) {
  const [search, setSearch] = useState('');
  const wanted = useLateValue(search.trim(), 300);
  const params = { limit: SHOWN, sort: 'title' as const, ...(wanted ? { search: wanted } : {}) };
  const list = useAdminListProducts(params, { query: { placeholderData: keepPreviousData } });
  const found = (list.data?.items ?? []).map(({ id, title, status }) => ({
    id,
    title,
    isDraft: status !== 'published',
  }));
  const others = list.data ? chosen.filter((id) => !found.some((one) => one.id === id)) : [];
  const named = useQueries({
    queries: others
      .slice(0, NAMED)
      .map((id) => getAdminGetProductQueryOptions(String(id), { query: { retry: false } })),
  });
  const chosenToo = others.map((id, place): ProductChoice => {
    const product = named[place]?.data;
    return { id, title: product?.title ?? `Product ${id}`, isDraft: product?.status === 'draft' };
  });
  return {
    choices: [...found, ...chosenToo] satisfies ProductChoice[],
    search,
    setSearch,
    /** More than are shown at once. */
    isMany: search !== '' || (list.data?.total ?? 0) > SHOWN,
    isFound: list.data !== undefined && found.length > 0,
    list,
  };
}
