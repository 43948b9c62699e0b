import assert from 'node:assert/strict';
import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Plan } from '../crash/moves.ts';
import { type Ask, createAsk, type Journal } from './answers.ts';

/** A customer who buys one product and then browses, through the balancer, until the signal. */
export interface Customer {
  lookAround(signal: AbortSignal): Promise<void>;
  /** Compares what they bought with what they have. */
  check(): Promise<void>;
}

const PAGES = ['/', '/products', '/blog', '/about', '/product/1', '/products?search=calendar', '/product/nothing'];
const FUNDS = 50;

/**
 * Registers, pays and buys: each step may be answered by another server.
 * @param restMs pause between two rounds of browsing
 */
export async function createCustomer(url: string, plan: Plan, journal: Journal, restMs: number): Promise<Customer> {
  const ask: Ask = createAsk(url, journal);
  const person = { name: 'Reader', email: `${randomUUID()}@example.com`, password: 'river-stone-42' };
  const { token } = (await ask('/api/auth/register', { method: 'POST', body: person })).json<{ token: string }>();
  const post = (path: string, body: unknown) =>
    ask(path, { method: 'POST', token, body, headers: { 'idempotency-key': randomUUID() } });
  assert.equal((await post('/api/wallet/add-funds', { amount: FUNDS })).status, 200, 'the wallet is filled');
  const purchase = { product_id: plan.productId, tier: plan.name };
  assert.equal((await post('/api/orders', purchase)).status, 201, 'the product is bought');
  const [file] = (await ask('/api/downloads', { token })).json<{ id: string }[]>();
  const path = `/api/downloads/${file?.id}`;
  const first = await ask(path, { token });
  assert.equal(first.status, 200, `the file is delivered: ${first.bytes}`);
  const sha256 = createHash('sha256').update(first.bytes).digest('hex');

  const download = async () => {
    const half = Math.floor(first.bytes.length / 2);
    const ranges = [`bytes=0-${half - 1}`, `bytes=${half}-`];
    const parts: Buffer[] = [];
    for (const range of ranges) parts.push((await ask(path, { token, headers: { range } })).bytes);
    const got = createHash('sha256').update(Buffer.concat(parts)).digest('hex');
    assert.equal(got, sha256, 'both halves of the file, from whichever server, make the whole');
  };

  return {
    lookAround: async (signal) => {
      for (let turn = 0; !signal.aborted; turn += 1) {
        await ask(PAGES[turn % PAGES.length] ?? '/');
        assert.equal((await ask('/api/wallet/balance', { token })).status, 200, 'still signed in');
        if (turn % 3 === 0) await download();
        await sleep(restMs);
      }
    },
    check: async () => {
      const { balance } = (await ask('/api/wallet/balance', { token })).json<{ balance: number }>();
      assert.equal(Math.round(balance * 100), FUNDS * 100 - plan.cents, 'paid once');
      assert.equal((await ask('/api/orders', { token })).json<unknown[]>().length, 1, 'bought once');
    },
  };
}
