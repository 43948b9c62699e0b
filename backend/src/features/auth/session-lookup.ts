import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Clock } from '../../http/clock.ts';
import type { FindSession } from '../../http/passport.ts';
import { type FoundSession, findActiveSessions, type WantedSession } from './sessions.repository.ts';

interface Waiting extends WantedSession {
  resolve(session: FoundSession | null): void;
  reject(error: unknown): void;
}

/**
 * Looks up the session of every call in the database; nothing is remembered from one call to the next. Calls that
 * arrive in the same turn of the event loop share one statement, which under load saves most of the round trips.
 */
export function createSessionLookup(db: Kysely<Database>, clock: Clock): FindSession {
  let waiting: Waiting[] = [];

  const lookUp = async () => {
    const calls = waiting;
    waiting = [];
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

  return (sessionId, userId) =>
    new Promise((resolve, reject) => {
      if (waiting.push({ sessionId, userId, resolve, reject }) === 1) setImmediate(() => void lookUp());
    });
}
