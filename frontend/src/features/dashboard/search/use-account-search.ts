import { keepPreviousData } from '@tanstack/react-query';
import { useSearchAccount } from '@/api/generated/search/search.ts';
import { useLateValue } from '@/hooks/use-late-value.ts';
import { searchText } from '@/lib/search-text.ts';
import { searchGroups } from './search-options.ts';

/** Long enough for the next key of somebody who types. */
const PAUSE_MS = 200;

/** What fits a text: pages at once, products and the person's own orders and downloads as soon as the server knows. */
export function useAccountSearch(text: string) {
  const wanted = searchText(text) ?? '';
  const q = useLateValue(wanted, PAUSE_MS);
  const { data, error, isFetching, refetch } = useSearchAccount(
    { q },
    { query: { enabled: q !== '', placeholderData: keepPreviousData } },
  );
  const hits = wanted && !error ? (data?.hits ?? []) : [];
  return {
    groups: searchGroups(wanted, hits),
    /** The list still belongs to an earlier text, or misses what the server has. */
    pending: wanted !== '' && (wanted !== q || isFetching),
    error: wanted ? error : null,
    retry: () => void refetch(),
  };
}
