import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { FindSession } from '../../http/protection/passport.ts';
import type { Clock } from '../../lib/clock.ts';
import { findActiveSessions, type SessionRef, type SessionWithUser } from './sessions.repository.ts';

interface PendingLookup extends SessionRef {
  resolve(session: SessionWithUser | null): void;
  reject(error: unknown): void;
}

/**
 * Looks up the session of every call in the database; nothing is cached between calls. Calls in the same turn of the
 * event loop share one statement, which saves most round trips under load.
 * @param maxConcurrent maximum number of concurrent statements; further calls share the next one
 */
export function createSessionLookup(
  db: Kysely<Database>,
  clock: Clock,
  maxConcurrent = Number.POSITIVE_INFINITY,
): FindSession {
  let pending: PendingLookup[] = [];
  let running = 0;

  const resolveAll = async (calls: PendingLookup[]) => {
    try {
      const sessions = await findActiveSessions(db, calls, clock.now());
      for (const { sessionId, userId, resolve } of calls) {
        const session = sessions.get(sessionId);
        resolve(session?.user.id === userId ? session : null);
      }
    } catch (error) {
      for (const { reject } of calls) reject(error);
    }
  };
  const runNext = async () => {
    if (pending.length === 0 || running >= maxConcurrent) return;
    const calls = pending;
    pending = [];
    running += 1;
    await resolveAll(calls);
    running -= 1;
    void runNext();
  };

  return (sessionId, userId) =>
    new Promise((resolve, reject) => {
      if (pending.push({ sessionId, userId, resolve, reject }) === 1) setImmediate(() => void runNext());
    });
}
