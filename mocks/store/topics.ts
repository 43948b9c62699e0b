import {
  mergeUsage,
  type NameChanges,
  type NameUsage,
  normaliseNames,
  type TopicSection,
} from '../../contract/rules/topics.ts';
import { publishContent } from './content.ts';
import type { MockDb } from './db.ts';
import { publicProducts, toProductCard, updateEntry } from './products.ts';

interface Named {
  readonly category: string;
  readonly badges?: readonly string[];
  readonly tags?: readonly string[];
}

const namesOf = (section: TopicSection, { category, badges = [], tags = [] }: Named): readonly string[] => {
  if (section === 'productBadges') return badges;
  return section === 'postTags' ? tags : [category];
};
const isOfProducts = (section: TopicSection): boolean => section.startsWith('product');

/** How many products or articles use each name, most used first. */
export function countUses(db: MockDb, section: TopicSection, of: 'published' | 'present'): NameUsage[] {
  const { catalogue, articles, posts } = db.state;
  const products = of === 'published' ? publicProducts(db) : catalogue.filter(({ deleted }) => deleted === null);
  const articleList = of === 'published' ? posts : articles.filter(({ deletedAt }) => deletedAt === null);
  const entries: readonly Named[] = isOfProducts(section) ? products.map(({ product }) => product) : articleList;
  const counts = new Map<string, number>();
  for (const name of entries.flatMap((entry) => [...new Set(namesOf(section, entry))]))
    if (name !== '') counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .map(([name, uses]) => ({ name, uses }))
    .sort((a, b) => b.uses - a.uses || (a.name < b.name ? -1 : 1));
}

export const listPublishedCategories = (db: MockDb, section: 'productCategories' | 'postCategories'): string[] =>
  countUses(db, section, 'published').map(({ name }) => name);

/** Names in the spelling of the owner's list, without duplicates. */
export const canonicalNames = (db: MockDb, section: TopicSection, names: readonly string[]): string[] =>
  normaliseNames(mergeUsage(db.state.sections[section], countUses(db, section, 'present')), names);

/** Replaces one of the names by the new one everywhere. */
export function renameTopics(db: MockDb, section: TopicSection, changes: NameChanges): void {
  const { catalogue, articles, lists } = db.state;
  const has = (names: readonly string[]) => names.some((name) => name.toLowerCase() in changes);
  const now = (name: string): string | null => {
    const next = changes[name.toLowerCase()];
    return next === undefined ? name : next;
  };
  const listNow = (names: readonly string[]) => [...new Set(names.flatMap((name) => now(name) ?? []))];
  if (isOfProducts(section)) {
    for (const entry of catalogue.filter(({ product }) => has(namesOf(section, product)))) {
      const { category, badges } = entry.product;
      const change =
        section === 'productBadges' ? { badges: listNow(badges) } : { category: now(category) ?? category };
      entry.product = { ...entry.product, ...change };
      entry.card = toProductCard(entry.product);
      updateEntry(entry, {});
    }
  }
  const slides = section === 'productCategories' ? lists.slides.filter(({ category }) => has([category])) : [];
  for (const slide of slides) Object.assign(slide, { category: now(slide.category), version: slide.version + 1 });
  if (!isOfProducts(section)) {
    for (const article of articles.filter((one) => has(namesOf(section, one)))) {
      const { category, tags, version } = article;
      const change = section === 'postTags' ? { tags: listNow(tags) } : { category: now(category) ?? category };
      Object.assign(article, change, { version: version + 1, updated_at: new Date().toISOString() });
    }
  }
  if (slides.length > 0 || !isOfProducts(section)) publishContent(db.state);
}
