import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Changes } from '../lib/changes.ts';
import type { Logger } from '../lib/log.ts';
import { queriesOn, type ServerSettings, serverPool } from './database.ts';
import { replayedTo, writtenTo } from './replica-position.ts';
import type { Database } from './schema.ts';

/** How often the replica is compared with the primary, and how soon again while it is behind. */
const EVERY_MS = 500;
const AGAIN_MS = 50;
/** A replica that was last level with the primary longer ago than this is not read from. */
const LONGEST_LAG_MS = 2_000;

/** `current`: read from · `behind`: it answers, with rows that are too old · `away`: it does not answer. */
export type ReplicaState = 'current' | 'behind' | 'away';

/** A streaming replica that public reads may go to. */
export interface Replica {
  db: Kysely<Database>;
  pool: pg.Pool;
  state(): ReplicaState;
  /** How old its rows are at most, in seconds; null before the first comparison. */
  lagSeconds(): number | null;
  /** Reads from it have failed: nothing is read there until it has answered again. */
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
 * Knows when the replica may be read from. Its clock is the primary's log: a replica that has replayed what the primary
 * had written at a moment holds everything committed before that moment. After each announced change nothing is read from it
 * until it has replayed a position asked for after the announcement, so what is rendered anew is never made from older rows.
 */
export function connectReplica({ settings, primary, changes, log }: Options): Replica {
  const pool = serverPool(settings);
  const db = queriesOn(pool, settings.statements, log);
  const stopping = new AbortController();
  let wake = new AbortController();
  /** The latest moment up to which the replica is known to hold everything. */
  let levelAt: number | undefined;
  let outdatedAt = 0;
  let away = true;
  let told: ReplicaState = 'current';
  const started = performance.now();

  const state = (): ReplicaState => {
    if (away) return 'away';
    const level = levelAt !== undefined && levelAt > outdatedAt && performance.now() - levelAt < LONGEST_LAG_MS;
    return level ? 'current' : 'behind';
  };

  /** Waiting for a change to arrive is no news; being behind for longer than rows may be old is. */
  const tell = (error?: unknown) => {
    const now = state();
    const brief = now === 'behind' && performance.now() - (levelAt ?? started) < LONGEST_LAG_MS;
    if (now === told || brief) return;
    told = now;
    if (now === 'current') log.info('Public reads go to the replica again');
    else if (now === 'behind') log.warn('The replica is behind: public reads go to the primary');
    else log.warn('The replica does not answer: public reads go to the primary', { error });
  };

  async function compare(): Promise<void> {
    const askedAt = performance.now();
    const position = await writtenTo(primary);
    // Without its primary nothing can be said of the replica: what is known of it grows old.
    if (position === null) return;
    for (let level = false; !level && !stopping.signal.aborted; ) {
      level = await replayedTo(pool, position);
      away = false;
      if (level) levelAt = askedAt;
      tell();
      if (!level) await sleep(AGAIN_MS, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }

  async function compareAlways(): Promise<void> {
    while (!stopping.signal.aborted) {
      wake = new AbortController();
      try {
        await compare();
      } catch (error) {
        away = true;
        if (!stopping.signal.aborted) tell(error);
      }
      await sleep(EVERY_MS, undefined, { signal: AbortSignal.any([wake.signal, stopping.signal]) }).catch(() => {});
    }
  }

  changes.subscribe(() => {
    outdatedAt = performance.now();
    wake.abort();
  });
  const finished = compareAlways();
  return {
    db,
    pool,
    state,
    lagSeconds: () => (levelAt === undefined ? null : (performance.now() - levelAt) / 1_000),
    failed: (error) => {
      away = true;
      tell(error);
    },
    close: async () => {
      stopping.abort();
      await finished;
      await db.destroy();
    },
  };
}
