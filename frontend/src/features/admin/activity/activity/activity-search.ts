import { type ListSearch, listSearch, searchDay } from '../../kit/list/list-search.ts';

/** The URL parameters of the audit trail. Loaded on every first visit: add nothing else here. */
export interface ActivitySearch extends Omit<ListSearch, 'sort'> {
  /** id of the administrator */
  person?: string | undefined;
  /** what was changed, such as product; the screen knows the kinds */
  kind?: string | undefined;
  /** id of the only thing whose changes are shown; with its kind */
  item?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

const PERSON = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const KIND = /^[a-z]+(-[a-z]+)*$/;
const ITEM = /^[0-9A-Za-z-]+$/;

const matching = (value: unknown, pattern: RegExp): string | undefined =>
  typeof value === 'string' && value.length <= 40 && pattern.test(value) ? value : undefined;

/** Reads the URL; invalid values are dropped. A numeric id arrives as a number. */
export function activitySearch(search: Record<string, unknown>): ActivitySearch {
  const { search: text, page } = listSearch(search);
  const kind = matching(search.kind, KIND);
  const item = typeof search.item === 'number' ? String(search.item) : search.item;
  return {
    search: text,
    page,
    person: matching(search.person, PERSON),
    kind,
    item: kind === undefined ? undefined : matching(item, ITEM),
    from: searchDay(search.from),
    to: searchDay(search.to),
  };
}
