import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { countLedgerMismatches } from '../../../src/features/billing/wallet.repository.ts';
import { createOffer } from '../../factories/commerce.ts';
import { createPaymentsApp, type Headers, type PaymentsApp } from '../../factories/payments-app.ts';
import { createRefundHelpers } from '../../factories/refunds.ts';

let shop: PaymentsApp;
let admin: Headers;
beforeAll(async () => {
  shop = await createPaymentsApp();
  admin = (await shop.app.signedIn('super_admin')).headers;
});
afterAll(async () => {
  expect(await countLedgerMismatches(shop.app.db)).toBe(0);
  await shop.close();
});

const payment = async (id: string) => (await shop.app.http.get(`/api/admin/payments/${id}`).set(admin)).body;
const reportDispute = async (reference: string, state: 'needs_response' | 'won' | 'lost') => {
  expect(await shop.deliver(shop.simulator.dispute(reference, state))).toBe(200);
  await shop.app.background.idle();
};
const topUp = async () => {
  const { headers } = await shop.app.signedIn();
  const { id, reference } = await shop.begin(headers, 'stripe', 20);
  await shop.simulator.act(reference, 'pay');
  await shop.deliverHeld();
  return { headers, id, reference };
};

describe('a dispute at Stripe', () => {
  it('notifies administrators with the payments right, once, and its deadline is in the events', async () => {
    const { id, reference, headers } = await topUp();
    await reportDispute(reference, 'needs_response');
    await reportDispute(reference, 'needs_response');
    const { status, events } = await payment(id);
    expect(status).toBe('disputed');
    const kinds = events.map(({ kind }: { kind: string }) => kind);
    const due = /^dispute needs_response: fraudulent, answer by (\w+ \d+, 20\d\d)$/;
    const deadlines = kinds.flatMap((kind: string) => due.exec(kind)?.[1] ?? []);
    expect(deadlines).toHaveLength(1);
    const { items } = (await shop.app.http.get('/api/notifications').set(admin)).body;
    expect(items.filter(({ title }: { title: string }) => title === 'Payment disputed')).toHaveLength(1);
    const mails = shop.app.mail.sent.filter(({ subject }) => subject.includes('disputed'));
    expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining(`by ${deadlines[0]}`)]);
    expect(await shop.balance(headers)).toBe(20);
  });

  it('is closed when it is won, also when its opening is reported after its end', async () => {
    const { id, reference, headers } = await topUp();
    const lateDispute = shop.simulator.dispute(reference, 'needs_response');
    await reportDispute(reference, 'needs_response');
    await reportDispute(reference, 'won');
    expect(await shop.deliver(lateDispute)).toBe(200);
    expect(await payment(id)).toMatchObject({ status: 'paid', refunded: 0 });
    expect(await shop.balance(headers)).toBe(20);
  });

  it('debits the wallet when it is lost, once', async () => {
    const { id, reference, headers } = await topUp();
    await reportDispute(reference, 'lost');
    await reportDispute(reference, 'lost');
    expect(await payment(id)).toMatchObject({ status: 'refunded', refunded: 20 });
    expect(await shop.balance(headers)).toBe(0);
  });

  it('409: an order cannot be refunded while its payment is disputed', async () => {
    const { headers } = await shop.app.signedIn();
    const product = await createOffer(shop.app.db, shop.app.deps.storage);
    const orderInput = { product_id: product.id, tier: 'Pro', provider: 'stripe' };
    const { body: order } = await shop.app.http.post('/api/orders').set(headers).send(orderInput).expect(201);
    const reference = String(order.payment.checkoutUrl).split('/').at(-1) ?? '';
    await shop.simulator.act(reference, 'pay');
    await shop.deliverHeld();
    const shown = async () => (await shop.app.http.get(`/api/admin/orders/${order.id}`).set(admin).expect(200)).body;
    const open = await shown();
    expect(open).toMatchObject({ next: ['refunded'], disputed: false });
    expect(open.refundable).not.toEqual([]);
    await reportDispute(reference, 'needs_response');
    expect(await shown()).toMatchObject({ status: 'completed', next: [], refundable: [], disputed: true });
    const { refund } = createRefundHelpers(shop, admin);
    for (const to of ['wallet', 'source']) {
      const { status, body } = await refund(order.id, { to });
      expect([status, body.message]).toEqual([409, String(REFUSALS.paymentDisputed)]);
    }
    await reportDispute(reference, 'won');
    expect(await shown()).toMatchObject({ next: open.next, refundable: open.refundable, disputed: false });
    await refund(order.id).expect(201);
  });
});
