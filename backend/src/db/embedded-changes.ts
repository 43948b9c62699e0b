import type pg from 'pg';
import { type Change, type Changes, parseChange } from '../lib/changes.ts';

/**
 * Changes of the embedded database. It has a single session, which receives its own notifications: they arrive in the
 * process before the response to the commit, so there is neither a gap nor anything to wait for.
 */
export function createEmbeddedChanges(pool: pg.Pool): Changes {
  const listeners: ((change: Change) => void)[] = [];
  pool.on('connect', (client) =>
    client.on('notification', ({ payload = '' }) => {
      for (const listener of listeners) listener(parseChange(payload));
    }),
  );
  return {
    subscribe: (listener) => {
      // All clients of the pool share the session; LISTEN again has no effect.
      if (listeners.push(listener) === 1) pool.query('listen changes').catch(() => {});
    },
    whenCaughtUp: async () => {},
  };
}
