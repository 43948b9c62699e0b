import { searchText } from '@/lib/search-text.ts';
import type { ListSearch } from '../list/list-search.ts';

/** The URL parameters that links to the content may have; each list reads its own. */
export interface ContentSearch extends ListSearch {
  status?: string | undefined;
  /** The list of the page that `entry` belongs to. */
  list?: string | undefined;
  /** The entry in the panel next to the list: an id, or 'new'. */
  entry?: string | undefined;
}

const ENTRY = /^(?:new|[1-9]\d{0,8}|[0-9a-f-]{36})$/;

/** The entry from the URL; undefined when it cannot be one. */
export function readEntry(value: unknown): string | undefined {
  const entry = searchText(value, 36);
  return entry && ENTRY.test(entry) ? entry : undefined;
}
