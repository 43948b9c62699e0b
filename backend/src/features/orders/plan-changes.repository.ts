import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';

interface ChangeableFile {
  line_id: string | null;
  product_id: number | null;
  /** it comes with a seat, whose buyer renews and upgrades the plan */
  isMember: boolean;
}

/** One of the user's files with the line that it belongs to. */
export function findChangeableFile(
  db: Kysely<Database>,
  userId: string,
  downloadId: string,
): Promise<ChangeableFile | undefined> {
  return db
    .selectFrom('downloads')
    .select(['line_id', 'product_id'])
    .select(({ exists, selectFrom }) =>
      exists(selectFrom('seats').select('seats.id').whereRef('seats.member_line_id', '=', 'downloads.line_id'))
        .$castTo<boolean>()
        .as('isMember'),
    )
    .where('id', '=', downloadId)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
}

/** The amount of several lines that was refunded or is pending, in cents. */
export async function sumRefundsOfLines(db: Kysely<Database>, lineIds: string[]): Promise<number> {
  const row = await db
    .selectFrom('refund_lines')
    .innerJoin('refunds', 'refunds.id', 'refund_lines.refund_id')
    .select(({ fn }) => fn.coalesce(fn.sum<number>('refund_lines.amount_cents'), sql<number>`0`).as('cents'))
    .where('refund_lines.line_id', '=', sql<string>`any(${lineIds}::uuid[])`)
    .where('status', '<>', 'failed')
    .executeTakeFirst();
  return Number(row?.cents ?? 0);
}

/** The file of a line, if it has one. */
export async function findLineDownloadId(tx: Transaction<Database>, lineId: string): Promise<string | null> {
  const row = await tx.selectFrom('downloads').select('id').where('line_id', '=', lineId).executeTakeFirst();
  return row?.id ?? null;
}

/** Whether a line renews or upgrades an earlier one. */
export async function isPlanChange(tx: Transaction<Database>, lineId: string): Promise<boolean> {
  const snapshot = tx.selectFrom('order_promises').select('line_id').where('line_id', '=', lineId);
  return (await snapshot.where('root_id', 'is not', null).executeTakeFirst()) !== undefined;
}
