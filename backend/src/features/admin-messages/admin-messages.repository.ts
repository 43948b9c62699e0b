import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { ascending, descending, type Found, inOrder, pageOf, type Range } from '../../db/paging.ts';
import type { Database } from '../../db/schema.ts';
import { type ContactMessagesTable, MESSAGE_COLUMNS } from '../../db/schema-showcase.ts';
import { contains, type Way } from '../../db/search.ts';
import type { MessageCounts, MessageStatus } from '../../generated/model.ts';

export type MessageRow = Selectable<ContactMessagesTable>;

/** One page of messages, newest first, and how many match in all. */
export async function findMessages(
  db: Kysely<Database>,
  { search, status }: { search?: string | undefined; status?: MessageStatus | undefined },
  range: Range,
): Promise<Found<MessageRow>> {
  const matching = (way: Way) => {
    let query = db.selectFrom('contact_messages');
    if (status !== undefined) query = query.where('status', '=', status);
    return search === undefined ? query : query.where(contains(['name', 'email', 'subject', 'message'], search, way));
  };
  const orders = [descending(sql`created_at`), ascending(sql`id`)];
  const list = { key: sql<string>`id`, orders, searched: search !== undefined };
  const { keys, ...total } = await pageOf(db, matching, list, range);
  const rows = await db
    .selectFrom('contact_messages')
    .select(MESSAGE_COLUMNS)
    .where('id', '=', sql<string>`any(${keys}::uuid[])`)
    .execute();
  return { ...total, rows: inOrder(keys, rows, ({ id }) => id) };
}

export async function countMessages(db: Kysely<Database>): Promise<MessageCounts> {
  const rows = await db
    .selectFrom('contact_messages')
    .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute();
  const of = (status: MessageStatus) => rows.find((row) => row.status === status)?.count ?? 0;
  return { new: of('new'), answered: of('answered'), spam: of('spam') };
}

export function lockMessage(tx: Transaction<Database>, id: string): Promise<MessageRow | undefined> {
  return tx.selectFrom('contact_messages').select(MESSAGE_COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function setMessageStatus(tx: Transaction<Database>, id: string, status: MessageStatus): Promise<void> {
  await tx.updateTable('contact_messages').set({ status }).where('id', '=', id).execute();
}
