import { sql, type Transaction } from 'kysely';
import type { Database } from '../../backend/src/db/schema.ts';
import { claimNewKeys } from '../../backend/src/db/seed-marks.ts';
import { translatedCannedTexts } from '../content/bn/conversations.ts';
import { conversation, customerNote } from '../content/conversations.ts';

const HOUR_MS = 60 * 60 * 1000;

/** The demo's earlier conversations between customer and studio, and the canned texts. */
export async function seedConversations(
  tx: Transaction<Database>,
  people: { customer: { email: string }; admin: { email: string } },
  now: Date,
): Promise<void> {
  const find = (email: string) =>
    tx
      .selectFrom('users')
      .select(['id', 'name', 'email'])
      .where(sql`lower(email)`, '=', email.toLowerCase())
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
  const [customer, admin] = [await find(people.customer.email), await find(people.admin.email)];
  const keys = await claimNewKeys(tx, 'conversation', ['1']);
  if (keys.size === 0 || !customer || !admin) return;
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  const [first, last] = conversation.messages;
  const { id: customerId, name, email } = customer;
  const { id } = await tx
    .insertInto('conversations')
    .values({
      user_id: customerId,
      name,
      email,
      subject: conversation.subject,
      channel: 'account',
      status: 'waiting',
      assignee_id: admin.id,
      version: 2,
      first_answer_at: ago(last.hours),
      created_at: ago(first.hours),
      updated_at: ago(last.hours),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = conversation.messages.map(({ from: kind, hours, text }) => ({
    conversation_id: id,
    kind,
    text,
    created_at: ago(hours),
    author_id: kind === 'studio' ? admin.id : null,
  }));
  await tx.insertInto('conversation_messages').values(rows).execute();
  const replies = translatedCannedTexts();
  await tx
    .insertInto('canned_texts')
    .values(replies.map((reply) => ({ ...reply, translations: JSON.stringify(reply.translations) })))
    .execute();
  const noteTimes = { created_at: ago(customerNote.hours), updated_at: ago(customerNote.hours) };
  await tx
    .insertInto('customer_notes')
    .values({ user_id: customerId, author_id: admin.id, text: customerNote.text, ...noteTimes })
    .execute();
}
