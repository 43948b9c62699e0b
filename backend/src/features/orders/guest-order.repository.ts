import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** A guest's only order. */
export async function findGuestOrderId(db: Kysely<Database>, guestId: string): Promise<string | undefined> {
  const row = await db.selectFrom('orders').select('id').where('user_id', '=', guestId).executeTakeFirst();
  return row?.id;
}

/** The name of an order's file, unless access was removed. */
export async function findOrderFileName(db: Kysely<Database>, orderId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('downloads')
    .innerJoin('files', 'files.id', 'downloads.file_id')
    .select('files.name')
    .where('downloads.order_id', '=', orderId)
    .where('downloads.revoked_at', 'is', null)
    .executeTakeFirst();
  return row?.name;
}
