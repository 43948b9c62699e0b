import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { SignInProviderId } from '../../../../contract/generated/model.ts';
import type { Database } from '../../db/schema.ts';
import type { SignInProvidersTable } from '../../db/tables.gen.ts';

const COLUMNS = ['id', 'enabled', 'name', 'issuer', 'client_id', 'encrypted_secret', 'version'] as const;

export type ProviderRow = Pick<Selectable<SignInProvidersTable>, (typeof COLUMNS)[number]>;

export function listProviders(db: Kysely<Database>): Promise<ProviderRow[]> {
  return db.selectFrom('sign_in_providers').select(COLUMNS).execute();
}

/** Undefined for one that customers cannot sign in with. */
export function findEnabledProvider(db: Kysely<Database>, id: SignInProviderId): Promise<ProviderRow | undefined> {
  return db
    .selectFrom('sign_in_providers')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('enabled', '=', true)
    .executeTakeFirst();
}

/** Serialises changes of a provider, even before it has a row. */
export async function lockProvider(tx: Transaction<Database>, id: SignInProviderId): Promise<ProviderRow | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended('sign-in provider ' || ${id}::text, 0))`.execute(tx);
  return tx.selectFrom('sign_in_providers').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

export function saveProvider(tx: Transaction<Database>, row: Insertable<SignInProvidersTable>): Promise<ProviderRow> {
  const { id: _id, ...values } = row;
  return tx
    .insertInto('sign_in_providers')
    .values(row)
    .onConflict((existing) => existing.column('id').doUpdateSet(values))
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

/** Number of connected accounts by provider. */
export async function countConnections(db: Kysely<Database>): Promise<Map<SignInProviderId, number>> {
  const rows = await db
    .selectFrom('connected_accounts')
    .select(['provider', sql<number>`count(*)::integer`.as('count')])
    .groupBy('provider')
    .execute();
  return new Map(rows.map(({ provider, count }) => [provider as SignInProviderId, count]));
}
