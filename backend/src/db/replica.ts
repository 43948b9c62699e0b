import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Changes } from '../lib/changes.ts';
import type { Logger } from '../lib/log.ts';
import { createQueries, createServerPool, type ServerSettings } from './database.ts';
import type { Database } from './schema.ts';

/** The primary's WAL position: everything committed so far is before it. null: it does not answer. */
async function readPrimaryPosition(primary: pg.Pool): Promise<string | null> {
  const query = primary.query<{ position: string }>('select pg_current_wal_lsn()::text as position');
  return query.then(
    ({ rows }) => rows[0]?.position ?? null,
    () => null,
  );
}

/**
 * Whether the replica has replayed everything up to `position`. @throws when it does not answer or was promoted to
 * primary
 */
async function hasReplayed(replica: pg.Pool, position: string): Promise<boolean> {
  const { rows } = await replica.query<{ following: boolean; level: boolean | null }>(
    `select pg_is_in_recovery() as following, pg_last_wal_replay_lsn() >= $1::pg_lsn as level`,
    [position],
  );
  if (!rows[0]?.following) throw new Error('DATABASE_REPLICA_URL points to a primary server, not a replica');
  return rows[0].level === true;
}

/** How often the replica is compared with the primary, and how soon again while it is behind. */
const CHECK_INTERVAL_MS = 500;
const RETRY_DELAY_MS = 50;
/** The replica is not used when it last caught up with the primary longer ago than this. */
const MAX_LAG_MS = 2_000;

/** `current`: in use · `behind`: it answers, but its rows are too old · `away`: it does not answer. */
export type ReplicaState = 'current' | 'behind' | 'away';

/** A streaming replica for public reads. */
export interface Replica {
  db: Kysely<Database>;
  pool: pg.Pool;
  state(): ReplicaState;
  /** Maximum age of its rows in seconds; null before the first comparison. */
  lagSeconds(): number | null;
  /** A read has failed: it is not used again until it has answered. */
  failed(error: unknown): void;
  close(): Promise<void>;
}

interface Options {
  settings: ServerSettings;
  primary: pg.Pool;
  changes: Changes;
  log: Logger;
}

/**
 * Decides when the replica may be used, by the primary's WAL: a replica that has replayed everything up to a position
 * contains all transactions committed before it. After each announced change it is not used until it has replayed a
 * position read after the announcement, so that pages are never re-rendered from older rows.
 */
export function connectReplica({ settings, primary, changes, log }: Options): Replica {
  const pool = createServerPool(settings);
  const db = createQueries(pool, settings.statements, log);
  const stopping = new AbortController();
  let wake = new AbortController();
  /** The latest moment for which the replica is known to be complete. */
  let caughtUpAt: number | undefined;
  let changedAt = 0;
  let isAway = true;
  let reported: ReplicaState = 'current';
  const started = performance.now();

  const state = (): ReplicaState => {
    if (isAway) return 'away';
    const isLevel = caughtUpAt !== undefined && caughtUpAt > changedAt && performance.now() - caughtUpAt < MAX_LAG_MS;
    return isLevel ? 'current' : 'behind';
  };

  /** Waiting for a change to arrive is not logged; exceeding the maximum lag is. */
  const reportState = (error?: unknown) => {
    const now = state();
    const isBrief = now === 'behind' && performance.now() - (caughtUpAt ?? started) < MAX_LAG_MS;
    if (now === reported || isBrief) return;
    reported = now;
    if (now === 'current') log.info('Public reads go to the replica again');
    else if (now === 'behind') log.warn('The replica is behind: public reads go to the primary');
    else log.warn('The replica is not responding: public reads go to the primary', { error });
  };

  async function compare(): Promise<void> {
    const startedAt = performance.now();
    const position = await readPrimaryPosition(primary);
    // Without the primary the replica cannot be checked: its last known state ages.
    if (position === null) return;
    for (let isLevel = false; !isLevel && !stopping.signal.aborted; ) {
      isLevel = await hasReplayed(pool, position);
      isAway = false;
      if (isLevel) caughtUpAt = startedAt;
      reportState();
      if (!isLevel) await sleep(RETRY_DELAY_MS, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }

  async function compareLoop(): Promise<void> {
    while (!stopping.signal.aborted) {
      wake = new AbortController();
      try {
        await compare();
      } catch (error) {
        isAway = true;
        if (!stopping.signal.aborted) reportState(error);
      }
      await sleep(CHECK_INTERVAL_MS, undefined, { signal: AbortSignal.any([wake.signal, stopping.signal]) }).catch(
        () => {},
      );
    }
  }

  changes.subscribe(() => {
    changedAt = performance.now();
    wake.abort();
  });
  const finished = compareLoop();
  return {
    db,
    pool,
    state,
    lagSeconds: () => (caughtUpAt === undefined ? null : (performance.now() - caughtUpAt) / 1_000),
    failed: (error) => {
      isAway = true;
      reportState(error);
    },
    close: async () => {
      stopping.abort();
      await finished;
      await db.destroy();
    },
  };
}
