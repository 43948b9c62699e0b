import type pg from 'pg';
import { type Change, type Changes, readChange } from '../lib/changes.ts';

/**
 * Changes of the embedded database. It has a single session, which hears itself: notifications arrive in the process,
 * ahead of the answer to the commit, so there is neither a gap nor anything to wait for.
 */
export function createEmbeddedChanges(pool: pg.Pool): Changes {
  const listeners: ((change: Change) => void)[] = [];
  pool.on('connect', (client) =>
    client.on('notification', ({ payload = '' }) => {
      for (const listener of listeners) listener(readChange(payload));
    }),
  );
  return {
    subscribe: (listener) => {
      // The session is one for all clients of the pool; listening again changes nothing.
      if (listeners.push(listener) === 1) pool.query('listen changes').catch(() => {});
    },
    caughtUp: async () => {},
  };
}
