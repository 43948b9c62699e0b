import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { WebhookDeliveriesTable } from '../../db/tables.gen.ts';

const COLUMNS = [
  'id',
  'endpoint_id',
  'event',
  'subject_id',
  'status',
  'attempts',
  'last_attempt_at',
  'next_attempt_at',
  'request_body',
  'erasures',
  'duration_ms',
  'response_status',
  'response_body',
  'error',
  'created_at',
] as const;

export type DeliveryRow = Pick<Selectable<WebhookDeliveriesTable>, (typeof COLUMNS)[number]>;

/** A server that stops while it sends leaves the delivery to another one after this time. */
const CLAIM_MS = 60_000;

/** Endpoints with deliveries that are due. */
export async function listDueEndpoints(db: Kysely<Database>, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('webhook_endpoints as e')
    .select('e.id')
    .where('e.enabled', '=', true)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('webhook_deliveries as d')
          .select('d.id')
          .whereRef('d.endpoint_id', '=', 'e.id')
          .where('d.status', '=', 'pending')
          .where('d.next_attempt_at', '<=', now),
      ),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/** Takes deliveries of an endpoint that are due: of each object only the earliest that is waiting. */
export async function claimDue(
  db: Kysely<Database>,
  endpointId: string,
  now: Date,
  limit: number,
): Promise<DeliveryRow[]> {
  const due = db
    .selectFrom('webhook_deliveries as d')
    .innerJoin('webhook_endpoints as e', 'e.id', 'd.endpoint_id')
    .select('d.id')
    .where('d.endpoint_id', '=', endpointId)
    .where('d.status', '=', 'pending')
    .where('d.next_attempt_at', '<=', now)
    .where('e.enabled', '=', true)
    .where(
      sql<boolean>`not exists (
        select from webhook_deliveries earlier
         where earlier.endpoint_id = d.endpoint_id and earlier.object_id = d.object_id
           and earlier.status = 'pending' and earlier.seq < d.seq)`,
    )
    .orderBy('d.next_attempt_at')
    .orderBy('d.seq')
    .limit(limit)
    .forUpdate('d')
    .skipLocked();
  return db
    .updateTable('webhook_deliveries')
    .set({ next_attempt_at: new Date(now.getTime() + CLAIM_MS) })
    .where('id', 'in', due)
    .returning(COLUMNS)
    .execute();
}

export function findDelivery(db: Kysely<Database>, endpointId: string, id: string): Promise<DeliveryRow | undefined> {
  return db
    .selectFrom('webhook_deliveries')
    .select(COLUMNS)
    .where('endpoint_id', '=', endpointId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The last deliveries of an endpoint, newest first. */
export function listDeliveries(db: Kysely<Database>, endpointId: string, limit: number): Promise<DeliveryRow[]> {
  return db
    .selectFrom('webhook_deliveries')
    .select(COLUMNS)
    .where('endpoint_id', '=', endpointId)
    .orderBy('seq', 'desc')
    .limit(limit)
    .execute();
}

/** A test event, which is sent by the call that makes it and not by a job. */
export function insertTest(db: Kysely<Database>, endpointId: string, at: Date): Promise<DeliveryRow> {
  const row = { endpoint_id: endpointId, event: 'webhook.test', object_id: 'test', subject_id: endpointId };
  return db
    .insertInto('webhook_deliveries')
    .values({ ...row, status: 'failed', next_attempt_at: at, created_at: at })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

export type Outcome = Pick<
  DeliveryRow,
  'status' | 'last_attempt_at' | 'request_body' | 'duration_ms' | 'response_status' | 'response_body' | 'error'
> & { next_attempt_at?: Date };

/**
 * Stores the result of an attempt, without the bodies if a person in them was erased meanwhile; undefined when the endpoint
 * was deleted meanwhile.
 */
export function saveOutcome(
  db: Kysely<Database>,
  { id, erasures }: Pick<DeliveryRow, 'id' | 'erasures'>,
  { status, request_body, response_body, ...outcome }: Outcome,
): Promise<DeliveryRow | undefined> {
  const unlessErased = (body: string | null) =>
    sql<string | null>`case when erasures = ${erasures} then ${body}::text end`;
  // Another delivery may have disabled the endpoint meanwhile.
  const waiting = sql<'pending' | 'failed'>`case when exists (
    select from webhook_endpoints where id = endpoint_id and enabled) then 'pending' else 'failed' end`;
  return db
    .updateTable('webhook_deliveries')
    .set({
      ...outcome,
      request_body: unlessErased(request_body),
      response_body: unlessErased(response_body),
      status: status === 'pending' ? waiting : status,
      attempts: sql<number>`attempts + 1`,
    })
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirst();
}

/** Nothing is sent any later to an endpoint that was disabled. */
export async function failPending(db: Kysely<Database>, endpointId: string, error: string): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set({ status: 'failed', error })
    .where('endpoint_id', '=', endpointId)
    .where('status', '=', 'pending')
    .execute();
}

/** Stored of an endpoint, besides those that are pending. */
const MAX_STORED = 10_000;

/** Deletes deliveries from before a moment, and those of an endpoint that has more than `limit` newer ones. */
export async function deleteOldDeliveries(db: Kysely<Database>, before: Date, limit = MAX_STORED): Promise<void> {
  await db.deleteFrom('webhook_deliveries').where('created_at', '<', before).execute();
  await sql`delete from webhook_deliveries d using webhook_endpoints e, lateral (
      select seq from webhook_deliveries where endpoint_id = e.id order by seq desc offset ${limit} limit 1) newest
    where d.endpoint_id = e.id and d.seq <= newest.seq and d.status <> 'pending'`.execute(db);
}
