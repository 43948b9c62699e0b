import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { ApiKeyKind } from '../../../../contract/rules/api-keys.ts';
import type { Database } from '../../db/schema.ts';
import type { ApiKeysTable } from '../../db/tables.gen.ts';
import { lacksFactor } from './sessions.repository.ts';

type Stored = Selectable<ApiKeysTable>;

/** A key without its hashes, with its administrator. */
export interface ApiKeyRow extends Omit<Stored, 'secret_hash' | 'previous_secret_hash'> {
  owner: string;
  /** The administrator's account is suspended or deleted, is a customer's, or lacks a required second factor. */
  blocked: boolean;
}

/** The index that allows a name once for each person and kind. */
export const KEY_NAME_INDEX = 'api_keys_name';

const withOwner = (db: Kysely<Database>) =>
  db
    .selectFrom('api_keys as k')
    .innerJoin('users as u', 'u.id', 'k.user_id')
    .select(['k.id', 'k.user_id', 'k.kind', 'k.name', 'k.scopes', 'k.hint', 'k.lifetime_days'])
    .select(['k.expires_at', 'k.previous_secret_expires_at', 'k.last_used_at', 'k.created_at', 'u.name as owner'])
    .select(
      sql<boolean>`(u.status <> 'active' or u.deleted_at is not null or u.role <> 'super_admin' or ${lacksFactor})`.as(
        'blocked',
      ),
    );

/** Keys of all administrators, newest first. */
export function listApiKeys(db: Kysely<Database>, limit: number): Promise<ApiKeyRow[]> {
  return withOwner(db)
    .where('k.kind', '=', 'administration')
    .orderBy('k.created_at', 'desc')
    .orderBy('k.id')
    .limit(limit)
    .execute();
}

/** Keys of an account for what belongs to it, newest first. */
export function listOwnKeys(db: Kysely<Database>, userId: string): Promise<ApiKeyRow[]> {
  return withOwner(db)
    .where('k.kind', '=', 'account')
    .where('k.user_id', '=', userId)
    .orderBy('k.created_at', 'desc')
    .orderBy('k.id')
    .execute();
}

export function findApiKey(db: Kysely<Database>, id: string): Promise<ApiKeyRow | undefined> {
  return withOwner(db).where('k.id', '=', id).executeTakeFirst();
}

/** Locks the account, so that concurrent calls count its keys one after the other. */
export async function countOwnKeys(tx: Transaction<Database>, userId: string, kind: ApiKeyKind): Promise<number> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  const { keys } = await tx
    .selectFrom('api_keys')
    .select(({ fn }) => fn.countAll<string>().as('keys'))
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  return Number(keys);
}

export type NewApiKey = Pick<
  Stored,
  'user_id' | 'kind' | 'name' | 'scopes' | 'secret_hash' | 'hint' | 'lifetime_days' | 'expires_at' | 'created_at'
>;

/** Fails with a unique violation of `KEY_NAME_INDEX` when the person has a key with this name. */
export async function insertApiKey(tx: Transaction<Database>, key: NewApiKey): Promise<string> {
  const { id } = await tx.insertInto('api_keys').values(key).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Locks a key until the transaction ends; undefined when it no longer exists. */
export function lockApiKey(tx: Transaction<Database>, id: string) {
  return tx
    .selectFrom('api_keys')
    .select(['id', 'user_id', 'kind', 'name', 'scopes', 'secret_hash', 'lifetime_days', 'expires_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateSecret(
  tx: Transaction<Database>,
  id: string,
  secret: Pick<Stored, 'secret_hash' | 'hint' | 'previous_secret_hash' | 'previous_secret_expires_at' | 'expires_at'>,
): Promise<void> {
  await tx.updateTable('api_keys').set(secret).where('id', '=', id).execute();
}

export function deleteOwnKeys(
  tx: Transaction<Database>,
  userId: string,
): Promise<Pick<Stored, 'id' | 'kind' | 'name' | 'scopes' | 'expires_at'>[]> {
  return tx
    .deleteFrom('api_keys')
    .where('user_id', '=', userId)
    .returning(['id', 'kind', 'name', 'scopes', 'expires_at'])
    .execute();
}

export async function deleteApiKey(tx: Transaction<Database>, id: string): Promise<void> {
  await tx.deleteFrom('api_keys').where('id', '=', id).execute();
}
