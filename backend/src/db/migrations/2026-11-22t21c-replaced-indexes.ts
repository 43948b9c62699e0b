import { type Kysely, sql } from 'kysely';

/** An index is gone at once, but for that moment nobody may use its table: each on its own, tried again until it is free. */
export const outsideTransaction = true;

/** Replaced by those of `t21b-indexes`, which hold more; former servers find the same rows with them. */
const REPLACED = [
  'orders_total',
  'orders_customer',
  'orders_customer_backward',
  'orders_user_number',
  'downloads_user_newest',
  'products_admin_title',
  'products_admin_status',
  'products_admin_price',
  'products_admin_updated',
  'products_featured',
  'products_newest',
  'products_rating',
  'products_title',
  'users_shown_name',
  'users_shown_email',
  'users_shown_newest',
  'audit_entries_time',
  'audit_entries_day',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of REPLACED) await sql`drop index if exists ${sql.ref(name)}`.execute(db);
}
