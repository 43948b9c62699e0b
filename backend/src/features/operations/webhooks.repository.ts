import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { WebhookEndpointsTable } from '../../db/tables.gen.ts';

const COLUMNS = [
  'id',
  'url',
  'events',
  'enabled',
  'encrypted_secret',
  'previous_secret',
  'previous_secret_expires_at',
  'failing_since',
  'failed_at',
  'disabled_at',
  'created_at',
] as const;

export type EndpointRow = Pick<Selectable<WebhookEndpointsTable>, (typeof COLUMNS)[number]>;

/** All endpoints, newest first. */
export function listEndpoints(db: Kysely<Database>, limit: number): Promise<EndpointRow[]> {
  return db
    .selectFrom('webhook_endpoints')
    .select(COLUMNS)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

export function findEndpoint(db: Kysely<Database>, id: string): Promise<EndpointRow | undefined> {
  return db.selectFrom('webhook_endpoints').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

/** Locks an endpoint until the transaction ends. */
export function lockEndpoint(tx: Transaction<Database>, id: string): Promise<EndpointRow | undefined> {
  return tx.selectFrom('webhook_endpoints').select(COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Concurrent calls count one after the other. */
export async function countEndpoints(tx: Transaction<Database>): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('webhook_endpoints'))`.execute(tx);
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from webhook_endpoints`.execute(tx);
  return rows[0]?.count ?? 0;
}

export function insertEndpoint(
  tx: Transaction<Database>,
  endpoint: Pick<EndpointRow, 'url' | 'events' | 'enabled' | 'encrypted_secret' | 'created_at'>,
): Promise<EndpointRow> {
  return tx.insertInto('webhook_endpoints').values(endpoint).returning(COLUMNS).executeTakeFirstOrThrow();
}

export function updateEndpoint(
  db: Kysely<Database>,
  id: string,
  change: Partial<Omit<EndpointRow, 'id' | 'created_at'>>,
): Promise<EndpointRow> {
  return db
    .updateTable('webhook_endpoints')
    .set(change)
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

export async function deleteEndpoint(tx: Transaction<Database>, id: string): Promise<void> {
  await tx.deleteFrom('webhook_endpoints').where('id', '=', id).execute();
}
