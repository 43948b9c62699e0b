// On a busy machine the programs of this measurement wait for a free processor. That is not their own time.
import { readFileSync } from 'node:fs';

const NS_PER_MS = 1_000_000;

/** Milliseconds that a process or thread has waited for a processor; 0 where the system does not tell. @param {string} path */
const waitedOf = (path) => {
  try {
    return Number(readFileSync(`/proc/${path}/schedstat`, 'utf8').split(' ')[1]) / NS_PER_MS;
  } catch {
    return 0;
  }
};

/**
 * What this program and its sessions of the database have waited so far. They work in turn, so their sum is what a call
 * has lost by it; sessions on another machine count as never waiting.
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
