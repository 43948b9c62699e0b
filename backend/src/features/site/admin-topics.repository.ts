import { sql, type Transaction } from 'kysely';
import type { NameChanges, TopicSection } from '../../../../contract/rules/topics.ts';
import type { Database } from '../../db/schema.ts';
import { topicColumn } from './topics.repository.ts';

/** Renames entries everywhere, including in deleted items; an open form of such an item is stale afterwards. */
export async function renameTopics(
  tx: Transaction<Database>,
  section: TopicSection,
  changes: NameChanges,
  now: Date,
): Promise<void> {
  const { table, column, many } = topicColumn(section);
  const names = sql`${JSON.stringify(changes)}::jsonb`;
  const version = sql.ref(table === 'products' ? 'revision' : 'version');
  const field = sql.ref(column);
  const [value, has] = many
    ? [
        sql`(select coalesce(jsonb_agg(name order by place), '[]') from (
          select coalesce(${names} ->> lower(old), old) as name, min(place) as place
          from jsonb_array_elements_text(${field}) with ordinality as entry(old, place)
          where not (jsonb_exists(${names}, lower(old)) and ${names} ->> lower(old) is null)
          group by 1) as kept)`,
        sql`exists (select from jsonb_array_elements_text(${field}) as old where jsonb_exists(${names}, lower(old)))`,
      ]
    : [sql`${names} ->> lower(${field})`, sql`${names} ->> lower(${field}) is not null`];
  await sql`
    update ${sql.table(table)} set ${field} = ${value}, ${version} = ${version} + 1, updated_at = ${now}
    where ${has}`.execute(tx);
  if (section !== 'productCategories') return;
  await sql`
    update slides set category = ${names} ->> lower(category), version = version + 1, updated_at = ${now}
    where ${names} ->> lower(category) is not null`.execute(tx);
}
