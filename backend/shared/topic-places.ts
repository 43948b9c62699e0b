import { type NameUses, sameName, type TopicList } from './topics.ts';

/** A filter of a public list; `names` are the categories it stands for, left out for one that is named like it. */
export interface CategoryFilter {
  label: string;
  names?: string[];
  /** Nothing published is behind it. */
  empty?: true;
}

/** Published names that the list does not know stand behind it. */
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
 * The filters above a public list in the owner's order, also those that lead to nothing; none while there is nothing to choose between.
 * @param used categories that something published has
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

/** Categories for the home page: the pinned ones, or those of published products; none for less than two. */
export function homeCategories(list: TopicList, used: readonly string[]): string[] {
  const names =
    list.pinned.length > 0
      ? list.pinned
      : withUsed(list, used).flatMap(({ name, shown }) =>
          shown && used.some((one) => sameName(one, name)) ? [name] : [],
        );
  return names.length < 2 ? [] : names;
}

/** The categories that a name in an address stands for: a name itself, or all of one label. */
export function categoriesFor({ items }: TopicList, wanted: string): string[] {
  const named = items.filter(({ name }) => sameName(name, wanted));
  const labelled = items.filter(({ label }) => sameName(label, wanted));
  const found = [...new Set([...named, ...labelled].map(({ name }) => name))];
  return found.length > 0 ? found : [wanted];
}

/** Names that stand below no article. */
export const quietNames = ({ items }: TopicList): string[] =>
  items.flatMap(({ name, filter }) => (filter === 'never' ? [name] : []));

/**
 * Names beside articles: the pinned ones with their counts, without any those that are used most.
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
