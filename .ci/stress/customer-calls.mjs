// A customer's calls while the server does other work: one after another with a pause, as a person causes them, so that the
// calls themselves are no load. Used by stress:newsletters and bench:beacons.
import { setTimeout as sleep } from 'node:timers/promises';

const PAUSE_MS = 20;
/** Calls before the measurement, which compile the code and fill the caches. */
const WARM_CALLS = 50;

/** @typedef {{ calls: number, p50: number, p99: number }} CallFigures */

/** @param {string} origin */
async function signIn(origin) {
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'customer@example.com', password: 'customer-password' }),
  });
  if (!answer.ok) throw new Error(`The customer cannot sign in: ${answer.status}`);
  return /** @type {{ token: string }} */ (await answer.json()).token;
}

/** Milliseconds of a customer's calls until `isOver`. @param {string} origin @param {() => boolean} isOver @returns {Promise<CallFigures>} */
export async function measureCalls(origin, isOver) {
  const headers = { authorization: `Bearer ${await signIn(origin)}` };
  /** @type {number[]} */
  const times = [];
  for (let call = 0; call < WARM_CALLS || !isOver(); call += 1) {
    const begun = performance.now();
    const answer = await fetch(`${origin}/api/wallet/balance`, { headers });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`A customer's call is answered ${answer.status}`);
    if (call >= WARM_CALLS) times.push(performance.now() - begun);
    await sleep(PAUSE_MS);
  }
  times.sort((a, b) => a - b);
  const at = (/** @type {number} */ share) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return { calls: times.length, p50: at(0.5), p99: at(0.99) };
}

/** 'p50 2.1 ms, p99 8.0 ms of 400 calls'. @param {CallFigures} figures */
export const describeCalls = ({ calls, p50, p99 }) =>
  `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms of ${calls} calls`;

/** How much longer calls take under load. @param {CallFigures} alone @param {CallFigures} loaded */
export const describeRatio = (alone, loaded) =>
  `ratio p50 ${(loaded.p50 / alone.p50).toFixed(2)}, p99 ${(loaded.p99 / alone.p99).toFixed(2)}`;
