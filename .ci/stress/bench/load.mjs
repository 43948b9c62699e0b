#!/usr/bin/env node
// The load of bench-api.mjs, in a separate process so that it does not slow the servers' event loops: raw keep-alive
// sockets, one request at a time on each, because an HTTP client would cost more than the bare route it measures. Reads
// one job as JSON from its argument and prints the result as JSON.
import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';

/**
 * @typedef {object} Job
 * @property {number} port
 * @property {string} method
 * @property {string} path
 * @property {string[]} tokens bearer tokens; connection i uses token i modulo their number
 * @property {string | null} body sent with every request
 * @property {boolean} [compressed] asks for the compressed form, as browsers do
 * @property {boolean} keyed a new Idempotency-Key with every request
 * @property {number} connections
 * @property {number} warmMs warm-up, not counted
 * @property {number} runMs
 */

/** @type {Job} */
const job = JSON.parse(process.argv[2] ?? '');
const start = performance.now();
const counting = start + job.warmMs;
const end = counting + job.runMs;

/** @type {number[]} milliseconds of each answer that counts */
const times = [];
/** @type {Map<number, number>} answers by status */
const statuses = new Map();
/** All answers, including those of the warm-up. */
let answers = 0;

const END_OF_HEAD = Buffer.from('\r\n\r\n');

/** @param {number} index of the connection @returns {() => string} writes the next request */
const requests = (index) => {
  const head = [`${job.method} ${job.path} HTTP/1.1`, 'Host: 127.0.0.1', 'Accept: application/json'];
  if (job.compressed) head.push('Accept-Encoding: br');
  const token = job.tokens[index % Math.max(1, job.tokens.length)];
  if (token) head.push(`Authorization: Bearer ${token}`);
  if (job.body !== null) head.push('Content-Type: application/json', `Content-Length: ${Buffer.byteLength(job.body)}`);
  const fixed = head.join('\r\n');
  const rest = `\r\n\r\n${job.body ?? ''}`;
  return () => (job.keyed ? `${fixed}\r\nIdempotency-Key: ${randomUUID()}${rest}` : fixed + rest);
};

/** @param {number} index @returns {Promise<void>} when the time is over */
const worker = (index) =>
  new Promise((done, fail) => {
    const socket = connect(job.port, '127.0.0.1');
    const next = requests(index);
    let sentAt = 0;
    let received = Buffer.alloc(0);
    const send = () => {
      sentAt = performance.now();
      if (sentAt >= end) {
        socket.end();
        done();
      } else socket.write(next());
    };
    socket.setNoDelay(true);
    socket.on('connect', send);
    socket.on('error', fail);
    socket.on('close', () => done());
    socket.on('data', (chunk) => {
      received = received.length > 0 ? Buffer.concat([received, chunk]) : chunk;
      const headEnd = received.indexOf(END_OF_HEAD);
      if (headEnd < 0) return;
      const head = received.toString('latin1', 0, headEnd);
      const length = Number(/content-length: (\d+)/i.exec(head)?.[1]);
      if (Number.isNaN(length)) fail(new Error(`An answer without a length: ${head}`));
      if (received.length < headEnd + END_OF_HEAD.length + length) return;
      received = Buffer.alloc(0);
      answers += 1;
      const now = performance.now();
      if (now >= counting) {
        const status = Number(head.slice(9, 12));
        times.push(now - sentAt);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
      send();
    });
  });

await Promise.all(Array.from({ length: job.connections }, (_, index) => worker(index)));
times.sort((a, b) => a - b);
/** @param {number} share */
const quantile = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
console.log(
  JSON.stringify({
    perSecond: times.length / (job.runMs / 1000),
    p50: quantile(0.5),
    p99: quantile(0.99),
    answers,
    statuses: Object.fromEntries(statuses),
  }),
);
