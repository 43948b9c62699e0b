import { type Insertable, type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { ContactMessagesTable } from '../../db/tables.gen.ts';

/** Stores a message as new; the database turns it into a conversation and returns its id. */
export async function insertMessage(db: Kysely<Database>, message: Insertable<ContactMessagesTable>): Promise<string> {
  const { id } = await db.insertInto('contact_messages').values(message).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Whether the same person has sent the same message before. */
export async function hasMessage(
  db: Kysely<Database>,
  { email, subject, message }: Pick<Insertable<ContactMessagesTable>, 'email' | 'subject' | 'message'>,
): Promise<boolean> {
  const row = await db
    .selectFrom('contact_messages')
    .select('id')
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .where('subject', '=', subject)
    .where('message', '=', message)
    .executeTakeFirst();
  return row !== undefined;
}

/** A message from the contact form becomes a conversation of the account that has verified its email. */
export async function attachToVerifiedAccount(tx: Transaction<Database>, id: string): Promise<void> {
  await sql`update conversations c set user_id = u.id from users u
    where c.id = ${id} and lower(u.email) = lower(c.email) and u.email_verified_at is not null
      and u.deleted_at is null`.execute(tx);
}
