import { type Kysely, sql } from 'kysely';
import type { AccountData } from '../../../../contract/generated/model.ts';
import type { Database } from '../../db/schema.ts';
import type { Stored } from '../../lib/stored-form.ts';
import { listSuppressions } from '../email/mails.repository.ts';

/** A section of the exported account data. */
export type Section<Name extends keyof AccountData> = Promise<Stored<AccountData[Name]>>;

export function readProfile(db: Kysely<Database>, userId: string): Section<'profile'> {
  return db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'email_verified_at as email_confirmed_at'])
    .select(['role', 'status', 'address', 'language', 'created_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

export function readAddresses(db: Kysely<Database>, userId: string): Section<'addresses'> {
  return db
    .selectFrom('addresses')
    .select(['type', 'street', 'city', 'state', 'postal_code', 'country', 'is_default', 'created_at', 'updated_at'])
    .where('user_id', '=', userId)
    .orderBy('seq')
    .execute();
}

export async function readBilling(db: Kysely<Database>, userId: string): Section<'billing'> {
  const row = await db
    .selectFrom('billing_details')
    .select(['name', 'address', 'country', 'tax_number as taxNumber'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? null;
}

export function readNotifications(db: Kysely<Database>, userId: string): Section<'notifications'> {
  return db
    .selectFrom('notifications')
    .select(['title', 'body', 'created_at', 'read_at'])
    .where('user_id', '=', userId)
    .orderBy('seq')
    .execute();
}

/**
 * The email, only once it is verified: until then it may belong to another person, and so may the data stored under it.
 */
export const ownEmail = (db: Kysely<Database>, userId: string) =>
  db
    .selectFrom('users')
    .select(sql<string>`lower(users.email)`.as('email'))
    .where('users.id', '=', userId)
    .where('users.email_verified_at', 'is not', null);

/** The team's notes about the user, without their authors: those are the authors' data. */
export function readNotes(db: Kysely<Database>, userId: string): Section<'notes'> {
  return db
    .selectFrom('customer_notes')
    .select(['text', 'created_at', 'updated_at'])
    .where('user_id', '=', userId)
    .orderBy('seq')
    .execute();
}

/** Log entries of emails sent to the current, verified email. */
export function readMails(db: Kysely<Database>, userId: string): Section<'mails'> {
  return db
    .selectFrom('mail_log')
    .select(['kind', 'subject', 'created_at'])
    .where(sql`lower(recipient_email)`, '=', ownEmail(db, userId))
    .orderBy('created_at')
    .execute();
}

export async function readNewsletter(db: Kysely<Database>, userId: string): Section<'newsletter'> {
  const row = await db
    .selectFrom('newsletter_subscribers')
    .select(['status', 'created_at', 'confirmed_at'])
    .where(sql`lower(email)`, '=', ownEmail(db, userId))
    .executeTakeFirst();
  return row ?? null;
}

export function readSessions(db: Kysely<Database>, userId: string): Section<'sessions'> {
  return db
    .selectFrom('sessions')
    .select(['device', 'network', 'created_at', 'last_seen_at as last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
}

export function readBrowsers(db: Kysely<Database>, userId: string): Section<'browsers'> {
  return db
    .selectFrom('known_devices')
    .select(['first_seen_at', 'last_seen_at'])
    .where('user_id', '=', userId)
    .orderBy('first_seen_at')
    .execute();
}

export function readPasskeys(db: Kysely<Database>, userId: string): Section<'passkeys'> {
  return db
    .selectFrom('passkeys')
    .select(['name', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
}

export async function readConnections(db: Kysely<Database>, userId: string): Section<'connected_accounts'> {
  const rows = await db
    .selectFrom('connected_accounts')
    .select(['provider', 'issuer', 'subject', 'email', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  return rows.map(({ created_at, ...row }) => ({ ...row, connected_at: created_at }));
}

export function readApiKeys(db: Kysely<Database>, userId: string): Section<'api_keys'> {
  return db
    .selectFrom('api_keys')
    .select(['name', 'scopes', 'created_at', 'expires_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
}

export async function readFactor(db: Kysely<Database>, userId: string): Section<'authenticator_app_since'> {
  const row = await db
    .selectFrom('second_factors')
    .select('enabled_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.enabled_at ?? null;
}

export const readSuppressions = listSuppressions;
