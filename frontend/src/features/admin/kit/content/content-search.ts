import { searchChoice, searchText } from '@/lib/search-text.ts';
import { type ListSearch, listSearch } from '../list/list-search.ts';

/** What the lists of the content keep in the address. Part of every first visit: nothing else belongs here. */
export interface ContentSearch extends ListSearch {
  status?: string | undefined;
  /** What the panel beside the list shows: an id, or 'new'. */
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

/** Reads the parameters; what does not fit is dropped. */
export function contentSearch(search: Record<string, unknown>): ContentSearch {
  const entry = searchText(search.entry, 36);
  return {
    ...listSearch(search, ['updated', 'title', 'published']),
    status: searchChoice(search.status, STATUSES),
    entry: entry && ENTRY.test(entry) ? entry : undefined,
  };
}
