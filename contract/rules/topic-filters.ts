import { isSameName, type NameUsage, type TopicList } from './topics.ts';

/** A filter of a public list; `names` are its categories, omitted if it equals the filter's name. */
export interface CategoryFilter {
  label: string;
  names?: string[];
  /** No published item matches it. */
  empty?: true;
}

/** Published names that are missing from the list are appended. */
const addUsedNames = (
  { items }: TopicList,
  used: readonly string[],
): { name: string; label: string; shown: boolean }[] => {
  const isUsed = (name: string) => used.some((one) => isSameName(one, name));
  return [
    ...items.map(({ name, label, filter }) => ({
      name,
      label,
      shown: filter === 'always' || (filter === 'used' && isUsed(name)),
    })),
    ...used
      .filter((name) => !items.some((topic) => isSameName(topic.name, name)))
      .map((name) => ({ name, label: '', shown: true })),
  ];
};

/**
 * The filters of a public list in the owner's order, including empty ones; none if there is nothing to choose between.
 * @param used categories of published items
 */
export function toFilters(list: TopicList, used: readonly string[]): CategoryFilter[] {
  const filters = new Map<string, string[]>();
  for (const { name, label, shown } of addUsedNames(list, used)) {
    if (!shown) continue;
    const filterLabel = label || name;
    filters.set(filterLabel, [...(filters.get(filterLabel) ?? []), name]);
  }
  if (filters.size < 2) return [];
  const isEmpty = (names: string[]) => !names.some((name) => used.some((one) => isSameName(one, name)));
  return [...filters].map(([label, names]) => ({
    label,
    ...(names.join() === label ? {} : { names }),
    ...(isEmpty(names) ? ({ empty: true } as const) : {}),
  }));
}

/** Categories for the home page: the pinned ones, or those of published products; none if fewer than two. */
export function selectHomeCategories(list: TopicList, used: readonly string[]): string[] {
  const names =
    list.pinned.length > 0
      ? list.pinned
      : addUsedNames(list, used).flatMap(({ name, shown }) =>
          shown && used.some((one) => isSameName(one, name)) ? [name] : [],
        );
  return names.length < 2 ? [] : names;
}

/** The categories for a name in a URL: the name itself, or all with this label. */
export function matchingCategories({ items }: TopicList, category: string): string[] {
  const byName = items.filter(({ name }) => isSameName(name, category));
  const byLabel = items.filter(({ label }) => isSameName(label, category));
  const matches = [...new Set([...byName, ...byLabel].map(({ name }) => name))];
  return matches.length > 0 ? matches : [category];
}

/** Names not shown below articles. */
export const hiddenNames = ({ items }: TopicList): string[] =>
  items.flatMap(({ name, filter }) => (filter === 'never' ? [name] : []));

/**
 * Names shown with articles: the pinned ones with their counts, or the most used if none are pinned.
 * @param counts most first
 */
export function selectSidebarTopics(
  list: TopicList,
  counts: readonly NameUsage[],
  max: number,
): { name: string; posts: number }[] {
  const countUses = (name: string) => counts.find((count) => isSameName(count.name, name))?.uses ?? 0;
  if (list.pinned.length > 0) return list.pinned.map((name) => ({ name, posts: countUses(name) }));
  const hidden = hiddenNames(list);
  return counts
    .filter(({ name, uses }) => name !== '' && uses > 0 && !hidden.includes(name))
    .slice(0, max)
    .map(({ name, uses }) => ({ name, posts: uses }));
}
