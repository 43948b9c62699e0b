import { searchId } from '@/lib/search-id.ts';
import { searchText } from '@/lib/search-text.ts';
import { type ListSearch, listSearch } from '../../kit/list/list-search.ts';

/** The URL parameters of the inbox. Loaded on every first visit: add nothing else here. */
export interface ConversationsSearch extends ListSearch {
  /** The screen validates both, since it knows the options. */
  status?: string | undefined;
  assignee?: string | undefined;
  /** The open conversation. */
  entry?: string | undefined;
}

export const readConversationsSearch = (search: Record<string, unknown>): ConversationsSearch => ({
  ...listSearch(search),
  status: searchText(search.status, 20),
  assignee: searchText(search.assignee, 20),
  entry: searchId(search.entry),
});
