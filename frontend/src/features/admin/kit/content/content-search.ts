import { searchOption, searchText } from '@/lib/search-text.ts';
import { type ListSearch, listSearch } from '../list/list-search.ts';

/** The URL parameters of the content lists. Loaded on every first visit: add nothing else here. */
export interface ContentSearch extends ListSearch {
  status?: string | undefined;
  /** The entry in the panel next to the list: an id, or 'new'. */
  entry?: string | undefined;
}

const STATUSES = [
  'draft',
  'scheduled',
  'published',
  'new',
  'answered',
  'pending',
  'approved',
  'spam',
  'rejected',
  'confirmed',
  'unsubscribed',
] as const;
const ENTRY = /^(?:new|[1-9]\d{0,8}|[0-9a-f-]{36})$/;

/** Reads the parameters; invalid values are dropped. */
export function contentSearch(search: Record<string, unknown>): ContentSearch {
  const entry = searchText(search.entry, 36);
  return {
    ...listSearch(search, ['updated', 'title', 'published']),
    status: searchOption(search.status, STATUSES),
    entry: entry && ENTRY.test(entry) ? entry : undefined,
  };
}
