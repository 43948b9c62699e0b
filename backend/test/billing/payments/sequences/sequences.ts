import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Outgoing } from '../../../../../demo/payment-simulator/books.ts';
import { debitChargeback } from '../../../../src/features/billing/chargeback.service.ts';
import { countLedgerMismatches } from '../../../../src/features/billing/wallet.repository.ts';
import { recordProviderRefund } from '../../../../src/features/orders/provider-refunds.service.ts';
import { requestDueRefunds } from '../../../../src/features/orders/request-refund.service.ts';
import { createOffer } from '../../../factories/commerce.ts';
import { findNumberingFaults } from '../../../factories/invoices.ts';
import { createPaymentsApp, type PaymentsApp } from '../../../factories/payments-app.ts';
import type { TestApp } from '../../../test-app.ts';
import { checkBooks } from './check-books.ts';
import { CustomerScenario, type ScenarioContext } from './customer-scenario.ts';

const WORKERS = 8;
const PRICES = [0.5, 9.99, 49, 199.95];

async function createContext(shop: PaymentsApp): Promise<ScenarioContext> {
  const { app } = shop;
  const [first, ...rest] = await Promise.all(
    PRICES.map((price) => createOffer(app.db, app.deps.storage, { prices: { Pro: price } })),
  );
  if (!first) throw new Error('nothing to sell');
  const settings = { id: 1, manual_enabled: true, manual_title: 'bKash', manual_instructions: 'Send it.', version: 1 };
  await app.db.insertInto('payment_settings').values(settings).execute();
  const rates = JSON.stringify([{ country: 'BD', name: 'VAT', percent: 15 }]);
  await app.db.updateTable('invoice_settings').set({ rates }).execute();
  const { headers: admin } = await app.signedIn('super_admin');
  return { shop, admin, products: [first.id, ...rest.map(({ id }) => id)], delayed: [], kinds: {} };
}

/** Payments that their provider counts as paid and the shop does not, or that wait for the owner. */
async function listOpenPayments({ app, simulator }: PaymentsApp) {
  const paid = new Set(
    [...simulator.books.payments.values()].flatMap((item) => (item.status === 'paid' ? item.paymentId : [])),
  );
  const rows = await app.db
    .selectFrom('payments')
    .select(['id', 'hold', 'credited_at', 'transfer_number'])
    .where('credited_at', 'is', null)
    .execute();
  return {
    missing: rows.filter(({ id, hold }) => paid.has(id) && hold === null).length,
    held: rows.filter(({ hold }) => hold !== null),
  };
}

/**
 * A provider resends until it gets an answer, also about refunds that the shop requests; some calls to the provider
 * fail on demand.
 */
async function deliverAll(shop: PaymentsApp, notifications: Outgoing[]): Promise<void> {
  for (const item of [...notifications, ...shop.simulator.books.held.splice(0)])
    for (let tries = 0; tries < 300 && (await shop.deliver(item)) >= 500; ) tries += 1;
}

/** Completes everything that is pending: late notifications arrive, jobs poll, the owner decides. */
async function completeAll(context: ScenarioContext, sequences: number): Promise<void> {
  const { shop, admin, delayed: late } = context;
  const { app, second } = shop;
  // Half of the late notifications arrive before the job polls, half after.
  const half = late.splice(0, late.length / 2);
  for (const item of half) await shop.deliverTo(second ?? app, item);
  for (let turn = 0; turn < 20 + sequences / 10 && (await listOpenPayments(shop)).missing > 0; turn += 1)
    await shop.reconcile(61);
  await deliverAll(shop, [...late, ...half]);
  for (const { id, hold, transfer_number: transferNumber } of (await listOpenPayments(shop)).held) {
    const decide = (decision: object) =>
      app.http
        .put(`/api/admin/payments/${id}/decision`)
        .set(admin)
        .send({ transferNumber, ...decision });
    // Only the owner can decide about money that was partly refunded before it was credited.
    await decide(hold === 'refund' ? { decision: 'refuse', reason: 'It went back' } : { decision: 'confirm' }).expect(
      200,
    );
  }
  for (let hours = 1; hours < 200; hours += 1) {
    const waiting = await app.db.selectFrom('refunds').select('id').where('status', '=', 'pending').execute();
    if (waiting.length === 0) break;
    const clock = { now: () => new Date(Date.now() + hours * 3_600_000) };
    await Promise.all([app, second ?? app].map(({ deps }) => requestDueRefunds({ ...deps, clock })));
  }
  await deliverAll(shop, []);
  // Runs the job for each payment with a refund, twice concurrently.
  const back = await app.db.selectFrom('payments').select('id').where('refunded_minor', '>', 0).execute();
  const applyBack = async ({ deps }: TestApp, id: string) => {
    await debitChargeback(deps, id);
    await recordProviderRefund(deps, id);
  };
  for (const { id } of back) await Promise.all([applyBack(app, id), applyBack(second ?? app, id)]);
}

/** The report of a long run. */
async function summarise({ shop, kinds }: ScenarioContext, sequences: number): Promise<string> {
  const { rows } = await sql<Record<string, number>>`
    select (select count(*)::int from payments) as payments,
           (select count(*)::int from payments where credited_at is not null) as credited,
           (select count(*)::int from payment_events) as events,
           (select count(*)::int from refunds where status = 'done') as refunds,
           (select count(*)::int from refunds where status = 'failed') as refused,
           (select count(*)::int from payments where taken_back_minor > 0) as "takenBack",
           (select count(*)::int from payments where hold = 'refund') as owed,
           (select count(*)::int from invoices) as invoices,
           (select count(*)::int from wallet_entries) as entries`.execute(shop.app.db);
  return `${sequences} sequences ${JSON.stringify(kinds)}: ${JSON.stringify(rows[0])}\n`;
}

/** Random stories of payments on two servers; at the end the books hold exactly what the providers have settled. */
export function describeSequences(engine: 'embedded' | 'postgres', defaultCount: number): void {
  const sequences = Number(process.env.PAYMENT_SEQUENCES ?? defaultCount);
  const seed = Number(process.env.PAYMENT_SEED ?? 1);
  let shop: PaymentsApp;
  beforeAll(async () => {
    shop = await createPaymentsApp(engine, { servers: 2 });
  });
  afterAll(() => shop.close());

  describe(`payments on ${engine}`, { timeout: 14_400_000 }, () => {
    it(`keep every settled payment after ${sequences} random sequences (PAYMENT_SEED=${seed})`, async () => {
      const context = await createContext(shop);
      const began = performance.now();
      let next = 0;
      const work = async () => {
        while (next < sequences) {
          next += 1;
          if (next % 1_000 === 0)
            process.stdout.write(
              `${next} of ${sequences} begun, ${Math.round((performance.now() - began) / 1000)} s\n`,
            );
          await new CustomerScenario(context, seed * 1_000_000 + next).run();
        }
      };
      await Promise.all(Array.from({ length: WORKERS }, work));
      await completeAll(context, sequences);

      expect(await checkBooks(shop.app, shop.simulator.books)).toEqual([]);
      expect(await findNumberingFaults(shop.app)).toEqual([]);
      expect(await countLedgerMismatches(shop.app.db)).toBe(0);
      if (sequences > defaultCount) process.stdout.write(await summarise(context, sequences));
    });
  });
}
