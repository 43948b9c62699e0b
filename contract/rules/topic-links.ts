import type { SiteSections } from './site-sections.ts';
import {
  findNameChanges,
  isSameName,
  type NameChanges,
  type Topic,
  type TopicList,
  type TopicSection,
  type TopicsInput,
} from './topics.ts';

type Columns = SiteSections['footer']['columns'];

/** The lists that can be filtered by a name, with path and parameter; badges are not used as filters. */
const LINK_PARAMETERS: Partial<Record<TopicSection, { path: string; parameter: string }>> = {
  productCategories: { path: '/products', parameter: 'category' },
  postCategories: { path: '/blog', parameter: 'category' },
  postTags: { path: '/blog', parameter: 'tag' },
};

const toLabel = ({ label, name }: Topic): string => label || name;

/** Previous labels of filters, each with the current label of its topic. */
function findLabelChanges(present: readonly Topic[], { items }: TopicList): NameChanges {
  const isWord = (newName: string) =>
    items.some((topic) => isSameName(topic.label, newName) || isSameName(topic.name, newName));
  const changes = present.flatMap((before) => {
    const now = items.find(({ id }) => id === before.id);
    return now && before.label !== '' && !isWord(before.label) ? [[before.label.toLowerCase(), toLabel(now)]] : [];
  });
  return Object.fromEntries(changes);
}

function updateUrl(url: string, { path, parameter }: { path: string; parameter: string }, names: NameChanges): string {
  const [, place, search, hash] = /^([^?#]*)\?([^#]*)(#.*)?$/.exec(url) ?? [];
  if (place !== path) return url;
  const parameters = new URLSearchParams(search);
  const newName = names[parameters.get(parameter)?.trim().toLowerCase() ?? ''];
  if (newName === undefined) return url;
  if (newName === null) parameters.delete(parameter);
  else parameters.set(parameter, newName);
  return `${path}${parameters.size > 0 ? `?${parameters}` : ''}${hash ?? ''}`;
}

/**
 * Footer columns with links to lists updated for renamed filters.
 * @param present the complete list of names that was edited
 * @returns null when no link changes
 */
export function updateTopicLinks(
  columns: Columns,
  section: TopicSection,
  { present, stored, input }: { present: readonly Topic[]; stored: TopicList; input: TopicsInput },
): Columns | null {
  const linkParameter = LINK_PARAMETERS[section];
  if (!linkParameter) return null;
  const names = { ...findLabelChanges(present, stored), ...findNameChanges(present, stored, input) };
  const now = columns.map(({ title, links }) => {
    const updatedLinks = links.map(({ label, url }) => ({ label, url: updateUrl(url, linkParameter, names) }));
    // Two merged names would give a duplicate link.
    return {
      title,
      links: updatedLinks.filter(({ url }, place) => updatedLinks.findIndex((other) => other.url === url) === place),
    };
  });
  return JSON.stringify(now) === JSON.stringify(columns) ? null : now;
}
