import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { FindSession } from '../../http/protection/passport.ts';
import type { Clock } from '../../lib/clock.ts';
import { type FoundSession, findActiveSessions, type WantedSession } from './sessions.repository.ts';

interface Waiting extends WantedSession {
  resolve(session: FoundSession | null): void;
  reject(error: unknown): void;
}

/**
 * Looks up the session of every call in the database; nothing is cached between calls. Calls in the same turn of the
 * event loop share one statement, which saves most round trips under load.
 * @param most maximum number of concurrent statements; further calls share the next one
 */
export function createSessionLookup(db: Kysely<Database>, clock: Clock, most = Number.POSITIVE_INFINITY): FindSession {
  let waiting: Waiting[] = [];
  let running = 0;

  const answer = async (calls: Waiting[]) => {
    try {
      const found = await findActiveSessions(db, calls, clock.now());
      for (const { sessionId, userId, resolve } of calls) {
        const session = found.get(sessionId);
        resolve(session?.user.id === userId ? session : null);
      }
    } catch (error) {
      for (const { reject } of calls) reject(error);
    }
  };
  const lookUp = async () => {
    if (waiting.length === 0 || running >= most) return;
    const calls = waiting;
    waiting = [];
    running += 1;
    await answer(calls);
    running -= 1;
    void lookUp();
  };

  return (sessionId, userId) =>
    new Promise((resolve, reject) => {
      if (waiting.push({ sessionId, userId, resolve, reject }) === 1) setImmediate(() => void lookUp());
    });
}
