import { searchText } from '@/lib/search-text.ts';
import { type ListSearch, listSearch } from '../kit/list/list-search.ts';

/** What the address says about the log of mails. Part of every first visit: nothing else belongs here. */
export interface MailsSearch extends ListSearch {
  /** Read by the screen, which knows kinds and states. */
  kind?: string | undefined;
  status?: string | undefined;
}

export const readMailsSearch = (search: Record<string, unknown>): MailsSearch => ({
  ...listSearch(search),
  kind: searchText(search.kind, 60),
  status: searchText(search.status, 20),
});
