import { type Kysely, sql } from 'kysely';

/** A link of the footer, which is on every page, goes and comes with the product it leads to: that is announced. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create function announce_footer() returns trigger language plpgsql as $$
    begin
      if exists (select from site_documents where name = 'footer'
          and body::text like '%"' || tg_argv[0] || old.id || '"%') then
        perform pg_notify('changes', 'site');
      end if;
      return null;
    end $$`.execute(db);
  await sql`create trigger products_footer after update of published on products
    for each row when (old.published is distinct from new.published)
    execute function announce_footer('/product/')`.execute(db);
}
