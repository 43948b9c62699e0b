import { searchId } from '@/lib/search-id.ts';
import { searchPage } from '@/lib/search-text.ts';

/** The URL parameters of the messages. Loaded on every first visit: add nothing else here. */
export interface ConversationsSearch {
  /** The conversation that is open. */
  entry?: string | undefined;
  /** A conversation being started: 'new', or the id of the order that it is about. */
  about?: string | undefined;
  page?: number | undefined;
}

export const conversationsSearch = (search: Record<string, unknown>): ConversationsSearch => ({
  entry: searchId(search.entry),
  about: search.about === 'new' ? 'new' : searchId(search.about),
  page: searchPage(search.page),
});
