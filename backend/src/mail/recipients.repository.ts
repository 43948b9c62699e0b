import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { toMailbox } from './mailbox.ts';
import type { MailMessage } from './mailer.ts';

/** The recipient of an account's emails; undefined without an account and once it is erased. */
export async function findMailbox(db: Kysely<Database>, userId: string | null): Promise<MailMessage['to'] | undefined> {
  if (userId === null) return undefined;
  const accounts = db.selectFrom('users').select(['name', 'email', 'email_verified_at']);
  const user = await accounts.where('id', '=', userId).executeTakeFirst();
  return user && toMailbox(user);
}
