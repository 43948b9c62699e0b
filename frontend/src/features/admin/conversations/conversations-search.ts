import { searchId } from '@/lib/search-id.ts';
import { searchText } from '@/lib/search-text.ts';
import { type ListSearch, listSearch } from '../kit/list/list-search.ts';

/** What the address of the inbox says. Part of every first visit: nothing else belongs here. */
export interface ConversationsSearch extends ListSearch {
  /** Both are read by the screen, which knows what there is. */
  status?: string | undefined;
  assignee?: string | undefined;
  /** The conversation that is open. */
  entry?: string | undefined;
}

export const readConversationsSearch = (search: Record<string, unknown>): ConversationsSearch => ({
  ...listSearch(search),
  status: searchText(search.status, 20),
  assignee: searchText(search.assignee, 20),
  entry: searchId(search.entry),
});
