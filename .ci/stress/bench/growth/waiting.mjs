// On a busy machine the processes of this benchmark wait for a free CPU. That time is not their own.
import { readFileSync } from 'node:fs';

const NS_PER_MS = 1_000_000;

/**
 * Milliseconds that a process or thread has waited for a CPU; 0 where the system does not report it. @param {string}
 * path
 */
const waitedOf = (path) => {
  try {
    return Number(readFileSync(`/proc/${path}/schedstat`, 'utf8').split(' ')[1]) / NS_PER_MS;
  } catch {
    return 0;
  }
};

/**
 * How long this process and its database sessions have waited so far. They work in turn, so their sum is the time lost
 * by a call; sessions on another machine count as never waiting.
 * @param {import('pg').Pool} pool
 */
export const openWaiting = (pool) => {
  /** @type {Set<number>} */
  const sessions = new Set();
  const pidOf = (/** @type {import('pg').PoolClient} */ client) => /** @type {any} */ (client).processID;
  pool.on('acquire', (client) => sessions.add(pidOf(client)));
  pool.on('remove', (client) => sessions.delete(pidOf(client)));
  return () => {
    let sum = waitedOf(`self/task/${process.pid}`);
    for (const pid of sessions) sum += waitedOf(String(pid));
    return sum;
  };
};
