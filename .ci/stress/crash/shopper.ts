import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createRandom } from '../../../demo/seed/random.ts';
import { checkBooks } from './books.ts';
import { type Answer, isFinal, type Move, type Plan, randomMove, send, succeeded } from './moves.ts';

const AT_ONCE = 4;
const PAUSE_MS = 20;
const LONGEST_WAIT_MS = 15_000;

export interface Checked {
  acknowledged: number;
  interrupted: number;
}

/** A customer who moves money continuously and remembers every answer. */
export interface Shopper {
  /** Sends several requests at a time until the signal; by then each has its answer or has failed. */
  work(url: string, signal: AbortSignal): Promise<void>;
  /** Number of answers since the last check. */
  answered(): number;
  /**
   * Resends everything: acknowledged requests must get the same answer, interrupted ones take effect now unless they
   * already have. Then compares the data.
   * @throws AssertionError with the first difference
   */
  check(url: string): Promise<Checked>;
}

/**
 * Registers a new customer; `seed` determines its actions.
 * @param restMs pause between an answer and the next request
 */
export async function createShopper(url: string, plans: Plan[], seed: number, restMs = 0): Promise<Shopper> {
  const authorization = await signUp(url);
  const random = createRandom(seed);
  const expected = { cents: 0, purchases: 0 };
  let sent: { move: Move; answer: Answer | null }[] = [];

  const work = async (at: string, signal: AbortSignal) => {
    while (!signal.aborted) {
      const move = randomMove(random, plans);
      const answer = await send(at, authorization, move).catch(() => null);
      const known = answer !== null && isFinal(answer);
      sent.push({ move, answer: known ? answer : null });
      await sleep(known ? restMs : PAUSE_MS);
    }
  };

  const settle = async (at: string, { move, answer }: { move: Move; answer: Answer | null }) => {
    const again = await sendUntilFinal(at, authorization, move);
    if (answer) assert.deepEqual(again, { ...answer, replayed: true }, `${move.path} was acknowledged`);
    if (!succeeded(again)) return;
    expected.cents += move.cents;
    if (move.path === 'orders') expected.purchases += 1;
  };

  return {
    work: async (at, signal) => {
      await Promise.all(Array.from({ length: AT_ONCE }, () => work(at, signal)));
    },
    answered: () => sent.filter(({ answer }) => answer !== null).length,
    check: async (at) => {
      const all = sent;
      sent = [];
      for (const one of all) await settle(at, one);
      await checkBooks(at, authorization, expected);
      const acknowledged = all.filter(({ answer }) => answer !== null).length;
      return { acknowledged, interrupted: all.length - acknowledged };
    },
  };
}

/** Registers a new customer. @returns the Authorization header of its session */
export async function signUp(url: string): Promise<string> {
  const response = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Shopper', email: `${randomUUID()}@example.com`, password: 'river-stone-42' }),
  });
  assert.equal(response.status, 201, 'a shopper registers');
  return `Bearer ${((await response.json()) as { token: string }).token}`;
}

async function sendUntilFinal(url: string, authorization: string, move: Move): Promise<Answer> {
  for (const until = Date.now() + LONGEST_WAIT_MS; ; await sleep(PAUSE_MS)) {
    const answer = await send(url, authorization, move).catch(() => null);
    if (answer && isFinal(answer)) return answer;
    assert.ok(Date.now() < until, `${move.path} gets an answer after the restart, not ${answer?.status}`);
  }
}
