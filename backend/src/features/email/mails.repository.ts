import { type Kysely, sql } from 'kysely';
import type { MailMute, SubscriberList } from '../../../../contract/generated/model.ts';
import type { Language } from '../../../../contract/rules/languages.ts';
import type { Database } from '../../db/schema.ts';
import { getListTables } from './subscriber-lists.repository.ts';

/** Kinds of emails that a user has unsubscribed from. */
export async function listSuppressions(db: Kysely<Database>, userId: string): Promise<string[]> {
  const rows = await db.selectFrom('mail_stops').select('kind').where('user_id', '=', userId).execute();
  return rows.map(({ kind }) => kind);
}

export async function setSuppression(
  db: Kysely<Database>,
  { userId, kind, wanted, at }: { userId: string; kind: string; wanted: boolean; at: Date },
): Promise<void> {
  if (wanted) {
    await db.deleteFrom('mail_stops').where('user_id', '=', userId).where('kind', '=', kind).execute();
    return;
  }
  await db
    .insertInto('mail_stops')
    .values({ user_id: userId, kind, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export interface AccountEmail {
  email: string;
  email_verified_at: Date | null;
  language: Language | null;
}

export function findAccountEmail(db: Kysely<Database>, userId: string): Promise<AccountEmail | undefined> {
  return db
    .selectFrom('users')
    .select(['email', 'email_verified_at', 'language'])
    .where('id', '=', userId)
    .executeTakeFirst();
}

/** The user's products with muted release emails, each with its newest file. */
export async function listMutes(db: Kysely<Database>, userId: string): Promise<MailMute[]> {
  const { rows } = await sql<MailMute>`
    select distinct on (mutes.product_id) mutes.product_id, products.title as product, downloads.id as download
      from release_mutes mutes
      join products on products.id = mutes.product_id
      join downloads on downloads.user_id = mutes.user_id and downloads.product_id = mutes.product_id
     where mutes.user_id = ${userId} and downloads.revoked_at is null
     order by mutes.product_id, downloads.created_at desc limit 500`.execute(db);
  return rows;
}

export interface ListSubscriber {
  id: string;
  status: 'pending' | 'confirmed' | 'unsubscribed';
}

export function findListSubscriber(
  db: Kysely<Database>,
  list: SubscriberList,
  id: string,
): Promise<ListSubscriber | undefined> {
  return db
    .selectFrom(getListTables(list).subscribers)
    .select(['id', 'status'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The newsletter row of an email, ignoring case. */
export function findNewsletterSubscriber(db: Kysely<Database>, email: string): Promise<ListSubscriber | undefined> {
  return db
    .selectFrom('newsletter_subscribers')
    .select(['id', 'status'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();
}

const STUDIO_KINDS = ['orders', 'payments', 'payouts', 'digest'] as const;
type StudioMailKind = (typeof STUDIO_KINDS)[number];

/** Whether the kind of email goes to the studio. */
export const isStudioKind = (kind: string): kind is StudioMailKind =>
  STUDIO_KINDS.some((studioKind) => studioKind === kind);

/** Whether a studio recipient gets a kind of email; undefined when the recipient was removed. */
export async function findRecipientSetting(
  db: Kysely<Database>,
  id: string,
  kind: StudioMailKind,
): Promise<boolean | undefined> {
  const row = await db.selectFrom('mail_recipients').select(kind).where('id', '=', id).executeTakeFirst();
  return row?.[kind];
}

export async function updateRecipientSetting(
  db: Kysely<Database>,
  { id, kind, wanted }: { id: string; kind: StudioMailKind; wanted: boolean },
): Promise<void> {
  await db
    .updateTable('mail_recipients')
    .set({ [kind]: wanted })
    .where('id', '=', id)
    .execute();
}
