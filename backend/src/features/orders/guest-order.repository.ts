import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** A guest's only order. */
export async function findGuestOrderId(db: Kysely<Database>, guestId: string): Promise<string | undefined> {
  const row = await db.selectFrom('orders').select('id').where('user_id', '=', guestId).executeTakeFirst();
  return row?.id;
}
