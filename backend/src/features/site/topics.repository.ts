import { type Kysely, sql } from 'kysely';
import { type NameUsage, NO_TOPICS, type TopicList, type TopicSection } from '../../../../contract/rules/topics.ts';
import type { Database } from '../../db/schema.ts';
import { findDocuments } from './documents.repository.ts';

/** Where the names of a list are used. */
const TOPIC_COLUMNS = {
  productCategories: { table: 'products', column: 'category', many: false },
  productBadges: { table: 'products', column: 'badges', many: true },
  postCategories: { table: 'posts', column: 'category', many: false },
  postTags: { table: 'posts', column: 'tags', many: true },
} as const satisfies Record<TopicSection, { table: string; column: string; many: boolean }>;

export const topicColumn = (section: TopicSection) => TOPIC_COLUMNS[section];

/** As saved by the owner; undefined until then. */
export async function findTopicList(db: Kysely<Database>, section: TopicSection): Promise<TopicList> {
  return (await findDocuments(db, [section]))[section] ?? NO_TOPICS;
}

/**
 * How many products or articles use each name, most used first.
 * @param scope what visitors see, or everything that is not deleted
 */
export async function countUses(
  db: Kysely<Database>,
  section: TopicSection,
  scope: 'published' | 'present',
): Promise<NameUsage[]> {
  const { table, column, many } = TOPIC_COLUMNS[section];
  const condition = scope === 'published' ? sql`published` : sql`deleted_at is null`;
  const names = many
    ? sql`${sql.table(table)} as entry, jsonb_array_elements_text(entry.${sql.ref(column)}) as name
        where ${condition} and entry.${sql.ref(column)} <> '[]'`
    : sql`${sql.table(table)} as entry, lateral (select entry.${sql.ref(column)} as name) as own
        where ${condition} and name <> ''`;
  const { rows } = await sql<NameUsage>`
    select name, count(distinct entry.id) as uses from ${names} group by name order by uses desc, name`.execute(db);
  return rows;
}

/** Category names used by published items, most used first. */
export async function listPublishedCategories(
  db: Kysely<Database>,
  section: 'productCategories' | 'postCategories',
): Promise<string[]> {
  const { rows } = await sql<NameUsage>`
    select category as name, count(*) as uses from ${sql.table(TOPIC_COLUMNS[section].table)}
    where published and category <> '' group by category order by uses desc, name`.execute(db);
  return rows.map(({ name }) => name);
}
