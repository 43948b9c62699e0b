// Shared by bench-api.mjs and bench-server.mjs: the load in a separate process, and its cost for the server.
import { execFile, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root, toolEnv } from '../../exec.mjs';

export const CONNECTIONS = 20;
const MS_PER_TICK = 10;

/**
 * @typedef {object} Figures
 * @property {number} perSecond
 * @property {number} p50
 * @property {number} p99
 * @property {number} cpu microseconds of processor time that one answer costs the server's process; NaN where unknown
 */

/** @typedef {{ pid: number | undefined, port: number }} Target a server on this machine */

/** @param {number[]} list */
export const median = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;

/** CPU time of a process in ms; only Linux reports it. @param {number | undefined} pid */
const cpuMs = (pid) => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
  } catch {
    return Number.NaN;
  }
};

/**
 * @param {Target} target
 * @param {Partial<import('./load.mjs').Job> & { path: string, runMs: number }} job
 * @returns {Promise<Figures>}
 */
export const measure = async ({ pid, port }, job) => {
  const rest = { method: 'GET', tokens: [], body: null, keyed: false, connections: CONNECTIONS, warmMs: 1_000 };
  const argument = JSON.stringify({ ...rest, ...job, port });
  const before = cpuMs(pid);
  const { stdout } = await promisify(execFile)('node', ['.ci/stress/bench/load.mjs', argument], {
    cwd: root,
    env: toolEnv(),
  });
  const used = cpuMs(pid) - before;
  const { perSecond, p50, p99, statuses, answers } = JSON.parse(stdout);
  const wrong = Object.keys(statuses).filter((status) => status !== '200');
  if (wrong.length > 0) throw new Error(`${job.path} answered ${JSON.stringify(statuses)}`);
  return { perSecond, p50, p99, cpu: (used * 1000) / answers };
};

/** Starts the bare Express server. @param {number} port @param {number} bytes @param {number} [rows] */
export const startBare = (port, bytes, rows = 0) => {
  const child = spawn('node', [join(root, '.ci/stress/bench/bare.mjs'), String(port), String(bytes), String(rows)], {
    env: toolEnv(),
    stdio: 'inherit',
  });
  const ended = new Promise((done) => child.once('exit', done));
  return {
    pid: child.pid,
    port,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
};
