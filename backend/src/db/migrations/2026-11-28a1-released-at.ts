import { type Kysely, sql } from 'kysely';

/** When a product's version came out: of several releases of a day, the one published last is listed first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table products add column released_at timestamptz not null default now()`.execute(db);
  await sql`update products set released_at = coalesce(
    (select max(r.published_at) from releases r
      where r.product_id = products.id and r.state = 'published' and r.channel = 'stable'),
    created_at)`.execute(db);
}
