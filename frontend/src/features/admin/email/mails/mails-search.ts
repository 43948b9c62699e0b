import { searchText } from '@/lib/search-text.ts';
import { type ListSearch, listSearch } from '../../kit/list/list-search.ts';

/** The URL parameters of the email log. Loaded on every first visit: add nothing else here. */
export interface MailsSearch extends ListSearch {
  /** Validated by the screen, which knows kinds and statuses. */
  kind?: string | undefined;
  status?: string | undefined;
}

export const readMailsSearch = (search: Record<string, unknown>): MailsSearch => ({
  ...listSearch(search),
  kind: searchText(search.kind, 60),
  status: searchText(search.status, 20),
});
