import { type Kysely, sql } from 'kysely';

/**
 * Whatever file a version of a product gets is a release of it, also when the product's form or a former server saves it.
 * One that was published as a release stays as it is.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create function keep_release() returns trigger language plpgsql as $$
    declare
      kept uuid;
    begin
      if tg_op = 'UPDATE' and new.file_id = old.file_id then
        return null;
      end if;
      insert into releases (product_id, version, state, published_at, created_at)
        values (new.product_id, new.version, 'published', new.created_at, new.created_at)
        on conflict (product_id, version) do update
          set state = 'published', channel = 'stable', publish_at = null, withdrawn_at = null,
              published_at = coalesce(releases.published_at, excluded.published_at)
          where releases.state <> 'published' or releases.channel <> 'stable';
      select id into kept from releases where product_id = new.product_id and version = new.version;
      if exists (select from release_files where release_id = kept and file_id = new.file_id) then
        return null;
      end if;
      if tg_op = 'UPDATE' then
        update release_files set file_id = new.file_id where release_id = kept and file_id = old.file_id;
        if found then
          return null;
        end if;
      end if;
      insert into release_files (release_id, file_id, position)
        values (kept, new.file_id, (select coalesce(min(position), 1) - 1 from release_files where release_id = kept));
      return null;
    end $$`.execute(db);
  await sql`create trigger product_files_release after insert or update on product_files
    for each row execute function keep_release()`.execute(db);
}
