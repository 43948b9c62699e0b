import type { Selectable } from 'kysely';
import type { UsersTable } from '../db/schema-accounts.ts';
import type { MailMessage } from './mailer.ts';

/**
 * Where mails of an account go. Anybody can write another person's address and any text as a name into a registration, so
 * the name stands in mails only once somebody has shown that he reads them.
 */
export const mailboxOf = (
  user: Pick<Selectable<UsersTable>, 'name' | 'email' | 'email_verified_at'>,
): MailMessage['to'] => ({
  name: user.email_verified_at === null ? '' : user.name,
  address: user.email,
});
