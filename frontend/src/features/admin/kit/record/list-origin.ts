import { useLocation } from '@tanstack/react-router';
import type { UncheckedSearch } from '../list/list-search.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The URL parameters of the list whose row led to this page; the page steps through that list. */
    list?: UncheckedSearch;
  }
}

/** For the links of a list's rows to the pages of its records: the `state` that makes the pages step through the list. */
export const useOriginState = (): { list: UncheckedSearch } => ({
  list: useLocation({ select: ({ search }): UncheckedSearch => search }),
});

/** The list that led to this page; undefined when the page was opened in another way, such as by its URL. */
export const useOrigin = (): UncheckedSearch | undefined => useLocation({ select: ({ state }) => state.list });
