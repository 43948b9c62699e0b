import { type Kysely, sql } from 'kysely';

/**
 * The filters above products and articles stand on every page's data: the first and the last entry of a category make
 * one come and go, which is announced. Lists of names are documents of the site; nothing has to be copied.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create function announce_category() returns trigger language plpgsql as $$
    declare
      sides text[] := array[
        case when tg_op <> 'INSERT' and old.published then old.category end,
        case when tg_op <> 'DELETE' and new.published then new.category end];
      others boolean;
    begin
      for side in 1..2 loop
        continue when sides[side] is null;
        -- The row itself is gone from its former category, and stands in its new one.
        execute format('select exists (select from %I where published and category = $1 offset $2)', tg_table_name)
          into others using sides[side], side - 1;
        if not others then perform pg_notify('changes', 'site'); end if;
      end loop;
      return null;
    end $$`.execute(db);
  await sql`create trigger products_category_change after insert or delete on products
    for each row execute function announce_category()`.execute(db);
  await sql`create trigger products_category_move after update of category, published on products
    for each row when (old.published is distinct from new.published or old.category is distinct from new.category)
    execute function announce_category()`.execute(db);
}
