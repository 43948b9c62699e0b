import { type Kysely, sql } from 'kysely';

/** The sections that the owner writes are documents of their own names, and stand on every page. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const tags = sql.lit(`case
    when r.name = 'about' then array['about']
    when r.name in ('suite', 'comingSoon', 'film') then array['home']
    when r.name in ('identity', 'contact', 'hours', 'social', 'footer', 'heads', 'productPage') then array['site', 'home']
    else array['legal', 'site'] end`);
  const rows = { insert: ['new'], update: ['old', 'new'], delete: ['old'] };
  for (const [event, sides] of Object.entries(rows)) {
    const named = sides.map((side) => `${side} table as ${side}_rows`).join(' ');
    const trigger = sql.ref(`site_documents_announce_${event}`);
    await sql`drop trigger if exists ${trigger} on site_documents`.execute(db);
    await sql`create trigger ${trigger} after ${sql.raw(event)} on site_documents
      referencing ${sql.raw(named)} for each statement execute function announce_change(${tags}, 'true')`.execute(db);
  }
}
