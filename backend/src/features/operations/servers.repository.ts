import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { ServersTable } from '../../db/tables.gen.ts';

/** A server without a heartbeat for this long is considered dead. Servers send one every ten seconds. */
const SILENCE_LIMIT = sql`interval '45 seconds'`;

const isAlive = sql<boolean>`stopped_at is null and seen_at > now() - ${SILENCE_LIMIT}`;

/** The state reported by a server. */
export interface Heartbeat extends Pick<ServersTable, 'id' | 'name' | 'version' | 'worker'> {
  mailAt: Date | null;
}

export async function recordHeartbeat(db: Kysely<Database>, { mailAt, ...server }: Heartbeat): Promise<void> {
  await db
    .insertInto('servers')
    .values({ ...server, mail_at: mailAt })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ seen_at: sql`now()`, worker: server.worker, mail_at: mailAt }),
    )
    .execute();
}

export async function recordStop(db: Kysely<Database>, id: string): Promise<void> {
  await db.updateTable('servers').set({ stopped_at: sql`now()` }).where('id', '=', id).execute();
}

/** The embedded database has only one server at a time: any other recorded server was killed. */
export async function recordOtherServersStopped(db: Kysely<Database>, id: string): Promise<void> {
  await db
    .updateTable('servers')
    .set({ stopped_at: sql`now()` })
    .where('id', '<>', id)
    .where('stopped_at', 'is', null)
    .execute();
}

export interface ServerRow {
  id: string;
  name: string;
  version: string;
  started_at: Date;
}

/** Running servers, oldest first, at most a hundred. */
export function listServers(db: Kysely<Database>): Promise<ServerRow[]> {
  return db
    .selectFrom('servers')
    .select(['id', 'name', 'version', 'started_at'])
    .where(isAlive)
    .orderBy('started_at')
    .orderBy('id')
    .limit(100)
    .execute();
}

/** When any server last delivered an email. */
export async function findLastMailAt(db: Kysely<Database>): Promise<Date | null> {
  const row = await db
    .selectFrom('servers')
    .select((eb) => eb.fn.max('mail_at').as('at'))
    .executeTakeFirst();
  return row?.at ?? null;
}

/** Deletes servers that stopped some time ago, except the one that delivered the last email. */
export async function deleteStoppedServers(db: Kysely<Database>, before: Date): Promise<void> {
  await db
    .deleteFrom('servers')
    .where('seen_at', '<', before)
    .where((eb) =>
      eb.or([
        eb('mail_at', 'is', null),
        eb(
          'mail_at',
          '<',
          eb.selectFrom('servers').select((max) => max.fn.max('mail_at').as('at')),
        ),
      ]),
    )
    .execute();
}

/**
 * Releases the jobs of killed servers; the queue itself would wait four hours. An unknown worker gets the same time,
 * because its server may not have recorded it yet.
 * @returns how many workers had jobs
 */
export async function releaseOrphanedJobs(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ worker: string }>`
    select distinct j.locked_by as worker from graphile_worker.jobs j
    where j.locked_by is not null
      and not exists (select 1 from servers s where s.worker = j.locked_by and ${isAlive})
      and (j.locked_at < now() - ${SILENCE_LIMIT} or exists (select 1 from servers s where s.worker = j.locked_by))`.execute(
    db,
  );
  const workers = rows.map(({ worker }) => worker);
  if (workers.length > 0) await sql`select graphile_worker.force_unlock_workers(${workers}::text[])`.execute(db);
  return workers.length;
}
