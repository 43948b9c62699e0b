import { type NameUses, sameName, type TopicList } from './topics.ts';

/** A filter of a public list; `names` are its categories, omitted if it equals the filter's name. */
export interface CategoryFilter {
  label: string;
  names?: string[];
  /** No published item matches it. */
  empty?: true;
}

/** Published names that are missing from the list are appended. */
const withUsed = ({ items }: TopicList, used: readonly string[]): { name: string; label: string; shown: boolean }[] => {
  const isUsed = (name: string) => used.some((one) => sameName(one, name));
  return [
    ...items.map(({ name, label, filter }) => ({
      name,
      label,
      shown: filter === 'always' || (filter === 'used' && isUsed(name)),
    })),
    ...used
      .filter((name) => !items.some((topic) => sameName(topic.name, name)))
      .map((name) => ({ name, label: '', shown: true })),
  ];
};

/**
 * The filters of a public list in the owner's order, including empty ones; none if there is nothing to choose between.
 * @param used categories of published items
 */
export function filtersOf(list: TopicList, used: readonly string[]): CategoryFilter[] {
  const filters = new Map<string, string[]>();
  for (const { name, label, shown } of withUsed(list, used)) {
    if (!shown) continue;
    const words = label || name;
    filters.set(words, [...(filters.get(words) ?? []), name]);
  }
  if (filters.size < 2) return [];
  const isEmpty = (names: string[]) => !names.some((name) => used.some((one) => sameName(one, name)));
  return [...filters].map(([label, names]) => ({
    label,
    ...(names.join() === label ? {} : { names }),
    ...(isEmpty(names) ? ({ empty: true } as const) : {}),
  }));
}

/** Categories for the home page: the pinned ones, or those of published products; none if fewer than two. */
export function homeCategories(list: TopicList, used: readonly string[]): string[] {
  const names =
    list.pinned.length > 0
      ? list.pinned
      : withUsed(list, used).flatMap(({ name, shown }) =>
          shown && used.some((one) => sameName(one, name)) ? [name] : [],
        );
  return names.length < 2 ? [] : names;
}

/** The categories for a name in a URL: the name itself, or all with this label. */
export function categoriesFor({ items }: TopicList, wanted: string): string[] {
  const named = items.filter(({ name }) => sameName(name, wanted));
  const labelled = items.filter(({ label }) => sameName(label, wanted));
  const found = [...new Set([...named, ...labelled].map(({ name }) => name))];
  return found.length > 0 ? found : [wanted];
}

/** Names not shown below articles. */
export const quietNames = ({ items }: TopicList): string[] =>
  items.flatMap(({ name, filter }) => (filter === 'never' ? [name] : []));

/**
 * Names shown with articles: the pinned ones with their counts, or the most used if none are pinned.
 * @param counts most first
 */
export function besideArticles(
  list: TopicList,
  counts: readonly NameUses[],
  most: number,
): { name: string; posts: number }[] {
  const usesOf = (name: string) => counts.find((count) => sameName(count.name, name))?.uses ?? 0;
  if (list.pinned.length > 0) return list.pinned.map((name) => ({ name, posts: usesOf(name) }));
  const quiet = quietNames(list);
  return counts
    .filter(({ name, uses }) => name !== '' && uses > 0 && !quiet.includes(name))
    .slice(0, most)
    .map(({ name, uses }) => ({ name, posts: uses }));
}
