import { type Kysely, sql } from 'kysely';

/**
 * The database itself tells which public content a transaction has changed, on the channel `changes`: a notification
 * is sent when the transaction commits, and never when it does not; no writer, an older server neither, can forget it.
 * A payload is a list of tags divided by blanks, or `everything` where the list would be too long for one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createAnnouncer(db);
  // Names of categories are free text; their hash is not.
  await announce(
    db,
    'products',
    `array['products', 'products:' || left(md5(r.category), 8), 'product:' || r.id]`,
    'r.published',
  );
  await announce(db, 'posts', `array['posts', 'post:' || r.id]`, 'r.published');
  for (const table of ['slides', 'testimonials', 'faqs']) await announce(db, table, `array['home']`, 'r.published');
  await announce(db, 'services', `array['services']`, 'r.published');
  await announce(db, 'team_members', `array['about']`, 'r.published');
  await announce(db, 'site_settings', `array['site']`, 'true');
  const document = `case r.name when 'about' then 'about' when 'suite' then 'home' when 'film' then 'home' else 'legal' end`;
  await announce(db, 'site_documents', `array[${document}]`, 'true');
}

/** @see `announce` for what its two arguments mean */
const createAnnouncer = (db: Kysely<unknown>) =>
  sql`create function announce_change() returns trigger language plpgsql as $$
    declare
      changed text := case tg_op
        when 'INSERT' then 'table new_rows'
        when 'DELETE' then 'table old_rows'
        else 'table old_rows union all table new_rows' end;
      tags text;
    begin
      execute format('select string_agg(distinct tag, '' '') from (%s) as r, unnest(%s) as tag where %s',
        changed, tg_argv[0], tg_argv[1]) into tags;
      if tags is not null then
        perform pg_notify('changes', case when octet_length(tags) < 7900 then tags else 'everything' end);
      end if;
      return null;
    end $$`.execute(db);

/**
 * One trigger for each kind of statement: PostgreSQL hands over the changed rows to such triggers only.
 * @param tags an expression over the row `r`: an array of texts
 * @param shown a condition over `r`: whether visitors see the row, as it was or as it has become
 */
async function announce(db: Kysely<unknown>, table: string, tags: string, shown: string): Promise<void> {
  const rows = { insert: ['new'], update: ['old', 'new'], delete: ['old'] };
  for (const [event, sides] of Object.entries(rows)) {
    const named = sides.map((side) => `${side} table as ${side}_rows`).join(' ');
    await sql`create trigger ${sql.ref(`${table}_announce_${event}`)} after ${sql.raw(event)} on ${sql.ref(table)}
      referencing ${sql.raw(named)} for each statement
      execute function announce_change(${sql.lit(tags)}, ${sql.lit(shown)})`.execute(db);
  }
}
