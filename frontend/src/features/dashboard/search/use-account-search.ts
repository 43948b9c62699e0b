import { keepPreviousData } from '@tanstack/react-query';
import { useSearchAccount } from '@/api/generated/search/search.ts';
import { useDebouncedValue } from '@/hooks/use-debounced-value.ts';
import { searchText } from '@/lib/search-text.ts';

/** Debounce delay while the user types. */
const PAUSE_MS = 200;

/** The server's results for a text: products and the customer's own orders and downloads. */
export function useAccountSearch(text: string) {
  const term = searchText(text) ?? '';
  const q = useDebouncedValue(term, PAUSE_MS);
  const { data, error, isFetching, refetch } = useSearchAccount(
    { q },
    { query: { enabled: q !== '', placeholderData: keepPreviousData } },
  );
  return {
    wanted: term,
    hits: term && !error ? (data?.hits ?? []) : [],
    /** The list still belongs to an earlier text, or lacks the server's results. */
    pending: term !== '' && (term !== q || isFetching),
    error: term ? error : null,
    retry: () => void refetch(),
  };
}
