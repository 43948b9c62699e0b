import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { ContactMessagesTable } from '../../db/schema-showcase.ts';
import { containing } from '../../db/search.ts';
import type { MessageCounts, MessageStatus } from '../../generated/model.ts';

export type MessageRow = Selectable<ContactMessagesTable>;

/** One page of messages, newest first, and how many match in all. */
export async function findMessages(
  db: Kysely<Database>,
  { search, status }: { search?: string | undefined; status?: MessageStatus | undefined },
  page: { limit: number; offset: number },
): Promise<{ rows: MessageRow[]; total: number }> {
  let query = db.selectFrom('contact_messages');
  if (status !== undefined) query = query.where('status', '=', status);
  if (search !== undefined) {
    const pattern = containing(search);
    query = query.where((eb) =>
      eb.or((['name', 'email', 'subject', 'message'] as const).map((column) => eb(column, 'ilike', pattern))),
    );
  }
  const { total } = await query.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await query
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return { rows, total };
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
  return tx.selectFrom('contact_messages').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function setMessageStatus(tx: Transaction<Database>, id: string, status: MessageStatus): Promise<void> {
  await tx.updateTable('contact_messages').set({ status }).where('id', '=', id).execute();
}
