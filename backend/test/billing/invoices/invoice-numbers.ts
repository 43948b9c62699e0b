import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRandom } from '../../../../demo/seed/random.ts';
import { inTransaction } from '../../../src/db/retry.ts';
import {
  issueCreditNote,
  issueInvoice,
  issueMissingInvoices,
} from '../../../src/features/billing/issue-invoice.service.ts';
import { createOrder } from '../../factories/commerce.ts';
import { findNumberingFaults } from '../../factories/invoices.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

/** Orders that are paid, refunded and rolled back concurrently, over the turn of a year. */
export function describeInvoiceNumbers(engine: 'embedded' | 'postgres', orders: number, workers: number): void {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ engine });
  });
  afterAll(() => app.close());

  const operate = async (userId: string, random: () => number): Promise<void> => {
    const { id: orderId } = await createOrder(app.db, userId, { amount_cents: 1 + Math.floor(random() * 9_999) });
    const at = new Date(random() < 0.5 ? '2030-12-31T23:59:59Z' : '2031-01-01T00:00:00Z');
    const [end, failure] = [random(), new Error('rolled back')];
    const work = inTransaction(app.db, async (tx) => {
      const invoice = await issueInvoice(tx, { orderId, at });
      if (end < 0.4)
        await issueCreditNote(tx, { orderId, cents: Math.ceil((invoice?.total_cents ?? 0) * random()), at });
      if (end > 0.7) throw failure;
    });
    await work.catch((error: unknown) => {
      if (error !== failure) throw error;
    });
  };

  describe(`invoice numbers on ${engine}`, () => {
    it(`have no gaps after ${orders} orders from ${workers} workers, with rollbacks in between`, async () => {
      const { id } = await app.createUser();
      const work = async (_: unknown, worker: number) => {
        const random = createRandom(worker + 1);
        for (let done = 0; done < orders / workers; done += 1) await operate(id, random);
      };
      await Promise.all([...Array.from({ length: workers }, work), issueMissingInvoices(app.db, new Date())]);
      expect(await findNumberingFaults(app)).toEqual([]);
      await Promise.all([issueMissingInvoices(app.db, new Date()), issueMissingInvoices(app.db, new Date())]);
      await issueMissingInvoices(app.db, new Date());
      expect(await findNumberingFaults(app)).toEqual([]);
      const { count } = await app.db
        .selectFrom('invoices')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('kind', '=', 'invoice')
        .executeTakeFirstOrThrow();
      expect(count).toBe(orders);
    });
  });
}
