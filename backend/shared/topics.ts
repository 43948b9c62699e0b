// The owner's name lists: categories and badges of products, categories and tags of articles.

export type TopicFilter = 'used' | 'always' | 'never';

export interface Topic {
  /** stays when the name changes */
  id: string;
  name: string;
  /** of its filter, if different from the name; topics with the same label share a filter */
  label: string;
  filter: TopicFilter;
}

export interface TopicList {
  items: Topic[];
  /** names for the second location (home page, with articles), in that order */
  pinned: string[];
}

/** The number of products or articles with a name. */
export interface NameUses {
  name: string;
  uses: number;
}

export const TOPIC_SECTIONS = ['productCategories', 'productBadges', 'postCategories', 'postTags'] as const;
export type TopicSection = (typeof TOPIC_SECTIONS)[number];

export const isTopicSection = (section: string): section is TopicSection =>
  TOPIC_SECTIONS.some((one) => one === section);

export const NO_TOPICS: TopicList = { items: [], pinned: [] };

/** The contract's limit for a list. */
const MOST = 500;

export const sameName = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** An id that no other topic has. */
function freshId(name: string, taken: ReadonlySet<string>): string {
  const base = name.toLowerCase();
  let id = base;
  for (let count = 2; taken.has(id); count += 1) id = `${base} ${count}`;
  return id;
}

/** The list with the used names that are missing from it, most used first: any name can be typed. */
export function completeList(list: TopicList, used: readonly NameUses[]): (Topic & { uses: number })[] {
  const counts = new Map<string, NameUses>();
  for (const { name, uses } of used) {
    const known = counts.get(name.toLowerCase());
    counts.set(name.toLowerCase(), { name: known?.name ?? name, uses: uses + (known?.uses ?? 0) });
  }
  const listed = list.items.map((item) => ({ ...item, uses: counts.get(item.name.toLowerCase())?.uses ?? 0 }));
  for (const { name } of listed) counts.delete(name.toLowerCase());
  const ids = new Set(listed.map(({ id }) => id));
  for (const { name, uses } of [...counts.values()].sort((a, b) => b.uses - a.uses || (a.name < b.name ? -1 : 1))) {
    if (listed.length >= MOST) break;
    const id = freshId(name, ids);
    ids.add(id);
    listed.push({ id, name, label: '', filter: 'used', uses });
  }
  return listed;
}

/** The name in the list's spelling; unchanged if not in the list. */
export const spelled = (list: readonly Pick<Topic, 'name'>[], name: string): string =>
  list.find((topic) => sameName(topic.name, name))?.name ?? name;

/** Names in the list's spelling, without duplicates. */
export const spelledOnce = (list: readonly Pick<Topic, 'name'>[], names: readonly string[]): string[] => {
  const found = names.map((name) => spelled(list, name.trim()));
  return found.filter((name, place) => found.findIndex((other) => sameName(other, name)) === place);
};

/** Removals and renames of a save: names in lower case, null for a removed one. */
export type NameChanges = Readonly<Record<string, string | null>>;

export interface TopicsInput extends TopicList {
  removed?: readonly { name: string; moveTo: string }[] | undefined;
}

/**
 * The list to store, with an id for every name.
 * @param present the complete list that was edited
 */
export function storedList(present: readonly Topic[], { items, pinned }: TopicsInput): TopicList {
  const ids = new Set([...present, ...items].map(({ id }) => id));
  const stored = items.map(({ id, name, label, filter }) => {
    const own = present.some((topic) => topic.id === id) || id !== '' ? id : freshId(name, ids);
    ids.add(own);
    return { id: own, name, label: label === name ? '' : label, filter };
  });
  const nameNow = (name: string) => {
    const before = present.find((topic) => sameName(topic.name, name));
    return spelled(stored, stored.find(({ id }) => id === before?.id)?.name ?? name);
  };
  return {
    items: stored,
    pinned: pinned.map((name) =>
      stored.some((topic) => sameName(topic.name, name)) ? spelled(stored, name) : nameNow(name),
    ),
  };
}

/** The changes for products and articles that use the names. */
export function nameChanges(present: readonly Topic[], stored: TopicList, input: TopicsInput): NameChanges {
  const changes = new Map<string, string | null>();
  for (const { name, moveTo } of input.removed ?? [])
    changes.set(name.toLowerCase(), moveTo === '' ? null : spelled(stored.items, moveTo));
  for (const { id, name } of stored.items) {
    const before = present.find((topic) => topic.id === id);
    if (before && before.name !== name) changes.set(before.name.toLowerCase(), name);
  }
  return Object.fromEntries(changes);
}
