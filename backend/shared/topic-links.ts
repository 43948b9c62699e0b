import type { SiteSections } from './site-sections.ts';
import {
  type NameChanges,
  nameChanges,
  sameName,
  type Topic,
  type TopicList,
  type TopicSection,
  type TopicsInput,
} from './topics.ts';

type Columns = SiteSections['footer']['columns'];

/** The lists that can be filtered by a name, with path and parameter; badges are not used as filters. */
const CHOOSING: Partial<Record<TopicSection, { path: string; parameter: string }>> = {
  productCategories: { path: '/products', parameter: 'category' },
  postCategories: { path: '/blog', parameter: 'category' },
  postTags: { path: '/blog', parameter: 'tag' },
};

const labelOf = ({ label, name }: Topic): string => label || name;

/** Previous labels of filters, each with the current label of its topic. */
function labelChanges(present: readonly Topic[], { items }: TopicList): NameChanges {
  const isWord = (word: string) => items.some((topic) => sameName(topic.label, word) || sameName(topic.name, word));
  const changes = present.flatMap((before) => {
    const now = items.find(({ id }) => id === before.id);
    return now && before.label !== '' && !isWord(before.label) ? [[before.label.toLowerCase(), labelOf(now)]] : [];
  });
  return Object.fromEntries(changes);
}

function followed(url: string, { path, parameter }: { path: string; parameter: string }, words: NameChanges): string {
  const [, place, search, hash] = /^([^?#]*)\?([^#]*)(#.*)?$/.exec(url) ?? [];
  if (place !== path) return url;
  const parameters = new URLSearchParams(search);
  const word = words[parameters.get(parameter)?.trim().toLowerCase() ?? ''];
  if (word === undefined) return url;
  if (word === null) parameters.delete(parameter);
  else parameters.set(parameter, word);
  return `${path}${parameters.size > 0 ? `?${parameters}` : ''}${hash ?? ''}`;
}

/**
 * Footer columns with links to lists updated for renamed filters.
 * @param present the complete list of names that was edited
 * @returns null when no link changes
 */
export function followNames(
  columns: Columns,
  section: TopicSection,
  { present, stored, input }: { present: readonly Topic[]; stored: TopicList; input: TopicsInput },
): Columns | null {
  const choosing = CHOOSING[section];
  if (!choosing) return null;
  const words = { ...labelChanges(present, stored), ...nameChanges(present, stored, input) };
  const now = columns.map(({ title, links }) => {
    const moved = links.map(({ label, url }) => ({ label, url: followed(url, choosing, words) }));
    // Two merged names would give a duplicate link.
    return { title, links: moved.filter(({ url }, place) => moved.findIndex((other) => other.url === url) === place) };
  });
  return JSON.stringify(now) === JSON.stringify(columns) ? null : now;
}
