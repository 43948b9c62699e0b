import { type Kysely, sql } from 'kysely';
import { type NameUses, NO_TOPICS, type TopicList, type TopicSection } from '../../../shared/topics.ts';
import type { Database } from '../../db/schema.ts';
import { findDocuments } from './documents.repository.ts';

/** Where the names of a list are used. */
const PLACES = {
  productCategories: { table: 'products', column: 'category', many: false },
  productBadges: { table: 'products', column: 'badges', many: true },
  postCategories: { table: 'posts', column: 'category', many: false },
  postTags: { table: 'posts', column: 'tags', many: true },
} as const satisfies Record<TopicSection, { table: string; column: string; many: boolean }>;

export const placeOf = (section: TopicSection) => PLACES[section];

/** As saved by the owner; undefined until then. */
export async function findTopicList(db: Kysely<Database>, section: TopicSection): Promise<TopicList> {
  return (await findDocuments(db, [section]))[section] ?? NO_TOPICS;
}

/**
 * How many products or articles use each name, most used first.
 * @param of what visitors see, or everything that is not deleted
 */
export async function countUses(
  db: Kysely<Database>,
  section: TopicSection,
  of: 'published' | 'present',
): Promise<NameUses[]> {
  const { table, column, many } = PLACES[section];
  const shown = of === 'published' ? sql`published` : sql`deleted_at is null`;
  const names = many
    ? sql`${sql.table(table)} as entry, jsonb_array_elements_text(entry.${sql.ref(column)}) as name
        where ${shown} and entry.${sql.ref(column)} <> '[]'`
    : sql`${sql.table(table)} as entry, lateral (select entry.${sql.ref(column)} as name) as own
        where ${shown} and name <> ''`;
  const { rows } = await sql<NameUses>`
    select name, count(distinct entry.id) as uses from ${names} group by name order by uses desc, name`.execute(db);
  return rows;
}

/** Category names used by published items, most used first. */
export async function publishedCategories(
  db: Kysely<Database>,
  section: 'productCategories' | 'postCategories',
): Promise<string[]> {
  const { rows } = await sql<NameUses>`
    select category as name, count(*) as uses from ${sql.table(PLACES[section].table)}
    where published and category <> '' group by category order by uses desc, name`.execute(db);
  return rows.map(({ name }) => name);
}
