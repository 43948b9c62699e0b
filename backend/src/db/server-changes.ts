import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Change, type Changes, parseChange } from '../lib/changes.ts';
import type { Logger } from '../lib/log.ts';

const MIN_RETRY_DELAY_MS = 100;
const MAX_RETRY_DELAY_MS = 5_000;
/** How often the connection is tested, and the maximum time for the test. */
const ECHO_INTERVAL_MS = 10_000;
const ECHO_TIMEOUT_MS = 10_000;
/** Maximum time that a writer waits for its own change to arrive. */
const CATCH_UP_TIMEOUT_MS = 1_000;
const CONNECT_TIMEOUT_MS = 5_000;
/** The connection's name on the database server. */
const LISTENER = 'studio-changes';
/** Prefix of a server's messages to itself; tags start with a letter. */
const ECHO = '~';

export interface ServerChanges extends Changes {
  close(): Promise<void>;
}

interface Options {
  /** Direct URL of the server: a pooler in transaction mode does not forward notifications. */
  url: string;
  /** Sends a notification over a connection other than the listening one. */
  notify(payload: string): Promise<unknown>;
  log: Logger;
}

/**
 * Listens on a separate connection. A lost one is replaced with growing delays; notifications in between are lost, so
 * everything counts as changed once the new one listens.
 */
export function createServerChanges({ url, notify, log }: Options): ServerChanges {
  const listeners: ((change: Change) => void)[] = [];
  const stopping = new AbortController();
  const first = Promise.withResolvers<void>();
  let current: pg.Client | undefined;
  let finished: Promise<void> = Promise.resolve();
  const echoes = new Map<string, () => void>();
  /** One query at a time, because the driver does not queue them. */
  let lastQuery: Promise<unknown> = Promise.resolve();

  const dispatch = (payload: string) => {
    if (payload.startsWith(ECHO)) echoes.get(payload)?.();
    else for (const listener of listeners) listener(parseChange(payload));
  };

  /**
   * @throws when a notification sent over another connection does not arrive; one that cannot be sent proves nothing
   */
  async function verifyEcho(): Promise<void> {
    const payload = ECHO + randomUUID();
    const received = new Promise<void>((resolve) => echoes.set(payload, resolve));
    try {
      const sent = await notify(payload).then(
        () => true,
        () => false,
      );
      if (!sent) return;
      const timeout = sleep(ECHO_TIMEOUT_MS, true, { ref: false, signal: stopping.signal });
      if (await Promise.race([received, timeout])) {
        throw new Error('notifications do not arrive; if a connection pooler is in between, set DATABASE_DIRECT_URL');
      }
    } finally {
      echoes.delete(payload);
    }
  }

  /** Listens until the connection is lost. @param listening called once LISTEN is active */
  async function listen(listening: () => void): Promise<void> {
    const client = new pg.Client({
      connectionString: url,
      application_name: LISTENER,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: ECHO_TIMEOUT_MS,
      keepAlive: true,
    });
    const disconnected = once(client, 'end', { signal: stopping.signal }).then(
      () => {},
      () => {},
    );
    client.on('error', () => {});
    client.on('notification', ({ payload = '' }) => dispatch(payload));
    try {
      await client.connect();
      await client.query('listen changes');
      current = client;
      dispatch('everything');
      listening();
      for (let open = true; open && !stopping.signal.aborted; ) {
        await verifyEcho();
        open = await Promise.race([disconnected.then(() => false), sleep(ECHO_INTERVAL_MS, true, { ref: false })]);
      }
      if (!stopping.signal.aborted) throw new Error('the connection was closed');
    } finally {
      current = undefined;
      // An unresponsive connection would otherwise be awaited until the system closes it.
      await Promise.race([client.end().catch(() => {}), sleep(CONNECT_TIMEOUT_MS, undefined, { ref: false })]);
    }
  }

  async function listenLoop(): Promise<void> {
    for (let failures = 0; !stopping.signal.aborted; failures += 1) {
      try {
        await listen(() => {
          failures = 0;
          first.resolve();
        });
      } catch (error) {
        if (stopping.signal.aborted) return;
        if (failures === 0) log.warn('Changes from other servers are not being received', { error });
      }
      const delay = Math.min(MIN_RETRY_DELAY_MS * 2 ** failures, MAX_RETRY_DELAY_MS);
      await sleep(delay, undefined, { ref: false, signal: stopping.signal }).catch(() => {});
    }
  }

  return {
    subscribe: (listener) => {
      if (listeners.push(listener) === 1) finished = listenLoop();
    },
    whenCaughtUp: async () => {
      if (listeners.length === 0) return;
      // The server delivers earlier notifications before it answers the next query of a listening connection.
      lastQuery = Promise.all([lastQuery, first.promise]).then(() => current?.query('select 1').catch(() => {}));
      // At the start nothing else keeps the process alive while the first connection is retried.
      const waiting = new AbortController();
      const timeout = sleep(CATCH_UP_TIMEOUT_MS, undefined, { signal: waiting.signal }).catch(() => {});
      await Promise.race([lastQuery, timeout]).finally(() => waiting.abort());
    },
    close: async () => {
      stopping.abort();
      first.resolve();
      await finished;
    },
  };
}
