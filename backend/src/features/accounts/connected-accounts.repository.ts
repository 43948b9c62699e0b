import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { ConnectedAccountsTable } from '../../db/tables.gen.ts';

const COLUMNS = ['id', 'user_id', 'provider', 'issuer', 'subject', 'email', 'created_at', 'last_used_at'] as const;

export type ConnectionRow = Pick<Selectable<ConnectedAccountsTable>, (typeof COLUMNS)[number]>;

/** An account at a provider: its subject is unique within the issuer only. */
export interface ProviderIdentity {
  issuer: string;
  subject: string;
}

/** The connected accounts of a user, oldest first. */
export function listConnections(db: Kysely<Database>, userId: string): Promise<ConnectionRow[]> {
  return db
    .selectFrom('connected_accounts')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** The connection of an account at a provider, of any user. */
export function findConnection(
  db: Kysely<Database>,
  { issuer, subject }: ProviderIdentity,
): Promise<ConnectionRow | undefined> {
  return db
    .selectFrom('connected_accounts')
    .select(COLUMNS)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
}

export type NewConnection = Omit<ConnectionRow, 'id'>;

/** Undefined when the identity, or a provider of this user, is already connected. */
export function insertConnection(
  tx: Transaction<Database>,
  connection: NewConnection,
): Promise<ConnectionRow | undefined> {
  return tx
    .insertInto('connected_accounts')
    .values(connection)
    .onConflict((known) => known.doNothing())
    .returning(COLUMNS)
    .executeTakeFirst();
}

export async function recordConnectionUse(db: Kysely<Database>, id: string, at: Date): Promise<void> {
  await db.updateTable('connected_accounts').set({ last_used_at: at }).where('id', '=', id).execute();
}

/** Undefined when it is not this user's. */
export function deleteOwnConnection(
  tx: Transaction<Database>,
  userId: string,
  id: string,
): Promise<ConnectionRow | undefined> {
  return tx
    .deleteFrom('connected_accounts')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning(COLUMNS)
    .executeTakeFirst();
}

export async function deleteAllConnections(tx: Transaction<Database>, userId: string): Promise<void> {
  await tx.deleteFrom('connected_accounts').where('user_id', '=', userId).execute();
}

/** Deletes connections whose provider did not verify the account's email: a stranger may have added them. */
export async function deleteUnverifiedConnections(tx: Transaction<Database>, userId: string): Promise<void> {
  await sql`delete from connected_accounts where user_id = ${userId}
    and lower(email) is distinct from (select lower(email) from users where id = ${userId})`.execute(tx);
}

/** Whether one of the user's connected accounts can sign in now. */
export async function hasUsableConnection(db: Kysely<Database>, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('connected_accounts')
    .innerJoin('sign_in_providers', 'sign_in_providers.id', 'connected_accounts.provider')
    .select('connected_accounts.id')
    .where('user_id', '=', userId)
    .where('enabled', '=', true)
    .executeTakeFirst();
  return row !== undefined;
}
