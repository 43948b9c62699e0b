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
export interface NameUsage {
  name: string;
  uses: number;
}

export const TOPIC_SECTIONS = ['productCategories', 'productBadges', 'postCategories', 'postTags'] as const;
export type TopicSection = (typeof TOPIC_SECTIONS)[number];

export const isTopicSection = (section: string): section is TopicSection =>
  TOPIC_SECTIONS.some((one) => one === section);

export const NO_TOPICS: TopicList = { items: [], pinned: [] };

/** The contract's limit for a list. */
const MAX_TOPICS = 500;

export const isSameName = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** An id that no other topic has. */
function createUniqueId(name: string, usedIds: ReadonlySet<string>): string {
  const base = name.toLowerCase();
  let id = base;
  for (let count = 2; usedIds.has(id); count += 1) id = `${base} ${count}`;
  return id;
}

/** The list with the used names that are missing from it, most used first: any name can be typed. */
export function mergeUsage(list: TopicList, used: readonly NameUsage[]): (Topic & { uses: number })[] {
  const counts = new Map<string, NameUsage>();
  for (const { name, uses } of used) {
    const counted = counts.get(name.toLowerCase());
    counts.set(name.toLowerCase(), { name: counted?.name ?? name, uses: uses + (counted?.uses ?? 0) });
  }
  const topics = list.items.map((item) => ({ ...item, uses: counts.get(item.name.toLowerCase())?.uses ?? 0 }));
  for (const { name } of topics) counts.delete(name.toLowerCase());
  const ids = new Set(topics.map(({ id }) => id));
  for (const { name, uses } of [...counts.values()].sort((a, b) => b.uses - a.uses || (a.name < b.name ? -1 : 1))) {
    if (topics.length >= MAX_TOPICS) break;
    const id = createUniqueId(name, ids);
    ids.add(id);
    topics.push({ id, name, label: '', filter: 'used', uses });
  }
  return topics;
}

/** The name in the list's spelling; unchanged if not in the list. */
export const normaliseName = (list: readonly Pick<Topic, 'name'>[], name: string): string =>
  list.find((topic) => isSameName(topic.name, name))?.name ?? name;

/** Names in the list's spelling, without duplicates. */
export const normaliseNames = (list: readonly Pick<Topic, 'name'>[], names: readonly string[]): string[] => {
  const normalised = names.map((name) => normaliseName(list, name.trim()));
  return normalised.filter((name, place) => normalised.findIndex((other) => isSameName(other, name)) === place);
};

/** Removals and renames of a save: names in lower case, null for a removed one. */
export type NameChanges = Readonly<Record<string, string | null>>;

export interface TopicsInput extends TopicList {
  removed?: readonly { name: string; moveTo: string }[] | undefined;
}

/**
 * The list to store, with an id for every name.
 * @param current the complete list that was edited
 */
export function toStoredList(current: readonly Topic[], { items, pinned }: TopicsInput): TopicList {
  const ids = new Set([...current, ...items].map(({ id }) => id));
  const stored = items.map(({ id, name, label, filter }) => {
    const ownId = current.some((topic) => topic.id === id) || id !== '' ? id : createUniqueId(name, ids);
    ids.add(ownId);
    return { id: ownId, name, label: label === name ? '' : label, filter };
  });
  const currentName = (name: string) => {
    const before = current.find((topic) => isSameName(topic.name, name));
    return normaliseName(stored, stored.find(({ id }) => id === before?.id)?.name ?? name);
  };
  return {
    items: stored,
    pinned: pinned.map((name) =>
      stored.some((topic) => isSameName(topic.name, name)) ? normaliseName(stored, name) : currentName(name),
    ),
  };
}

/** The changes for products and articles that use the names. */
export function findNameChanges(current: readonly Topic[], stored: TopicList, input: TopicsInput): NameChanges {
  const changes = new Map<string, string | null>();
  for (const { name, moveTo } of input.removed ?? [])
    changes.set(name.toLowerCase(), moveTo === '' ? null : normaliseName(stored.items, moveTo));
  for (const { id, name } of stored.items) {
    const before = current.find((topic) => topic.id === id);
    if (before && before.name !== name) changes.set(before.name.toLowerCase(), name);
  }
  return Object.fromEntries(changes);
}
