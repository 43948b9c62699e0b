import type { Selectable } from 'kysely';
import { toLanguage } from '../../../contract/rules/languages.ts';
import type { UsersTable } from '../db/tables.gen.ts';
import type { MailMessage } from './mailer.ts';

/**
 * The recipient of an account's emails. Anyone can register with another person's email and any text as the name, so
 * the name is used only once the email is verified.
 */
export const toMailbox = (
  user: Pick<Selectable<UsersTable>, 'name' | 'email' | 'email_verified_at' | 'language'>,
): MailMessage['to'] => ({
  name: user.email_verified_at === null ? '' : user.name,
  address: user.email,
  language: toLanguage(user.language),
});
