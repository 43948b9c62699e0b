import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';

export interface GuestLink {
  user_id: string;
  expires_at: Date;
}

export async function insertLink(db: Kysely<Database>, link: GuestLink & { token_hash: string }): Promise<void> {
  await db.insertInto('guest_links').values(link).execute();
}

export function findLink(db: Kysely<Database>, tokenHash: string): Promise<GuestLink | undefined> {
  return db
    .selectFrom('guest_links')
    .select(['user_id', 'expires_at'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}

/** The guest of a link, locked until the transaction ends: only one of several users can claim the order. */
export function lockLink(tx: Transaction<Database>, tokenHash: string): Promise<GuestLink | undefined> {
  return tx
    .selectFrom('guest_links')
    .innerJoin('guests', 'guests.user_id', 'guest_links.user_id')
    .select(['guest_links.user_id', 'guest_links.expires_at'])
    .where('token_hash', '=', tokenHash)
    .forUpdate('guests')
    .executeTakeFirst();
}

export interface GuestEmailLink {
  email: string;
  expires_at: Date;
}

export async function insertEmailLink(
  db: Kysely<Database>,
  link: GuestEmailLink & { token_hash: string },
): Promise<void> {
  await db.insertInto('guest_email_links').values(link).execute();
}

export function findEmailLink(db: Kysely<Database>, tokenHash: string): Promise<GuestEmailLink | undefined> {
  return db
    .selectFrom('guest_email_links')
    .select(['email', 'expires_at'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}

/** Deletes links that expired before a moment; until then they are reported as expired. */
export async function deleteExpiredLinks(db: Kysely<Database>, before: Date): Promise<void> {
  await db.deleteFrom('guest_links').where('expires_at', '<', before).execute();
  await db.deleteFrom('guest_email_links').where('expires_at', '<', before).execute();
}
