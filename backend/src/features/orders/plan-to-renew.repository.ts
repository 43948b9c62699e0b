import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** The plan of one of the user's files; `root_id` is null for a file without a plan. */
export function findPlanToRenew(db: Kysely<Database>, userId: string, downloadId: string) {
  return db
    .selectFrom('downloads')
    .leftJoin('entitlements', (join) =>
      join.onRef('entitlements.line_id', '=', 'downloads.line_id').on('entitlements.ended_at', 'is', null),
    )
    .leftJoin('order_lines', 'order_lines.id', 'downloads.line_id')
    .select(['downloads.id as download_id', 'entitlements.line_id as root_id', 'order_lines.product_id'])
    .select(['entitlements.holds_until', 'entitlements.term_months'])
    .select(sql<string>`coalesce(order_lines.product_name, downloads.product_name)`.as('product_name'))
    .select(sql<string>`coalesce(entitlements.tier, '')`.as('tier'))
    .select(sql<string>`shop_currency()`.as('currency'))
    .where('downloads.id', '=', downloadId)
    .where('downloads.user_id', '=', userId)
    .where('downloads.revoked_at', 'is', null)
    .executeTakeFirst();
}
