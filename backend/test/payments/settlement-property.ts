import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRandom } from '../../src/db/seed/random.ts';
import { countLedgerFaults, findBalance } from '../../src/features/wallet/wallet.repository.ts';
import { createPaymentsApp, type PaymentsApp } from '../factories/payments-app.ts';
import type { Outgoing } from './simulator/books.ts';
import type { Action } from './simulator/simulator.ts';

type Random = () => number;

const WORKERS = 8;
const pick = <Item>(random: Random, items: readonly [Item, ...Item[]]): Item =>
  items[Math.floor(random() * items.length)] ?? items[0];

function shuffled<Item>(random: Random, items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

/** One customer's payment: what is done at the checkout, and which of its notifications arrive when. */
async function play(shop: PaymentsApp, random: Random, late: Outgoing[]): Promise<{ userId: string; id: string }> {
  const { user, headers } = await shop.app.signedIn();
  const amount = (100 + Math.floor(random() * 50_000)) / 100;
  const { id, reference } = await shop.begin(headers, pick(random, ['stripe', 'sslcommerz']), amount);
  const own: Outgoing[] = [];
  const steps = 1 + Math.floor(random() * 3);
  for (let step = 0; step < steps; step += 1) {
    await shop.simulator.act(reference, pick<Action>(random, ['pay', 'pay', 'decline', 'expire', 'wait']));
    // The same news again, under another name.
    if (random() < 0.4) await shop.simulator.tell(reference);
    own.push(...shop.simulator.books.takeHeld(id));
  }
  const now: Outgoing[] = [];
  for (const notification of own) {
    const copies = pick(random, [0, 1, 1, 2, 3]); // lost, once, several times
    for (let copy = 0; copy < copies; copy += 1) (random() < 0.3 ? late : now).push(notification);
  }
  const order = shuffled(random, now);
  if (random() < 0.5) await Promise.all(order.map(shop.deliver));
  else for (const notification of order) await shop.deliver(notification);
  // Some customers come back and look.
  if (random() < 0.3) await shop.app.http.get(`/api/payments/${id}`).set(headers);
  return { userId: user.id, id };
}

/** Random sequences of events; in the end the ledger holds exactly what the providers have settled. */
export function describeSettlement(engine: 'embedded' | 'postgres', sequences: number): void {
  let shop: PaymentsApp;
  beforeAll(async () => {
    shop = await createPaymentsApp(engine);
  });
  afterAll(() => shop.close());

  describe(`settlement on ${engine}`, { timeout: 600_000 }, () => {
    it(`holds what was settled after ${sequences} random sequences`, async () => {
      const played: { userId: string; id: string }[] = [];
      const late: Outgoing[] = [];
      const work = async (_: unknown, worker: number) => {
        const random = createRandom(worker + 1);
        for (let done = 0; done < sequences / WORKERS; done += 1) played.push(await play(shop, random, late));
      };
      await Promise.all(Array.from({ length: WORKERS }, work));

      const { payments } = shop.simulator.books;
      const settled = new Map([...payments.values()].map((one) => [one.paymentId, one]));
      const missing = async () => {
        const rows = await shop.app.db.selectFrom('payments').select(['id', 'credited_at']).execute();
        return rows.filter(({ id, credited_at }) => settled.get(id)?.status === 'paid' && credited_at === null).length;
      };
      // Half of what is late comes before the job has asked, half of it after.
      const half = late.splice(0, late.length / 2);
      await Promise.all(half.map(shop.deliver));
      for (let turn = 0; turn < sequences / 10 && (await missing()) > 0; turn += 1) await shop.reconcile(61);
      await Promise.all([...late, ...half].map(shop.deliver));

      expect(await missing()).toBe(0);
      for (const { userId, id } of played) {
        const { status, amountMinor } = settled.get(id) ?? { status: 'unknown', amountMinor: 0 };
        expect(await findBalance(shop.app.db, userId), id).toBe(status === 'paid' ? amountMinor : 0);
      }
      const entries = await shop.app.db.selectFrom('wallet_entries').select('amount_cents').execute();
      const ids = new Set(played.map(({ id }) => id));
      expect(entries.reduce((sum, { amount_cents }) => sum + amount_cents, 0)).toBe(
        shop.simulator.books.settledMinor(ids),
      );
      expect(await countLedgerFaults(shop.app.db)).toBe(0);
    });
  });
}
