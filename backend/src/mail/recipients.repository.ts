import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import { toMailbox } from './mailbox.ts';
import type { MailMessage } from './mailer.ts';

/** The language of a verified email's account; null without one. */
export async function findLanguageOfEmail(db: Kysely<Database>, email: string): Promise<string | null> {
  const row = await db
    .selectFrom('users')
    .select('language')
    .where(sql<string>`lower(email)`, '=', sql<string>`lower(${email})`)
    .where('email_verified_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.language ?? null;
}

/** The recipient of an account's emails; undefined without an account and once it is erased. */
export async function findMailbox(db: Kysely<Database>, userId: string | null): Promise<MailMessage['to'] | undefined> {
  if (userId === null) return undefined;
  const accounts = db.selectFrom('users').select(['name', 'email', 'email_verified_at', 'language']);
  const user = await accounts.where('id', '=', userId).executeTakeFirst();
  return user && toMailbox(user);
}
