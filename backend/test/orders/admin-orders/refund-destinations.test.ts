import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAID_TITLES } from '../../../../contract/rules/provider-titles.ts';
import { countLedgerMismatches } from '../../../src/features/billing/wallet.repository.ts';
import { createOffer } from '../../factories/commerce.ts';
import { createPaidOrders } from '../../factories/paid-orders.ts';
import { createPaymentsApp, type Headers, type PaymentsApp } from '../../factories/payments-app.ts';
import { createRefundHelpers } from '../../factories/refunds.ts';

let shop: PaymentsApp;
let admin: Headers;
let orders: ReturnType<typeof createPaidOrders>;
beforeAll(async () => {
  shop = await createPaymentsApp();
  admin = (await shop.app.signedIn('super_admin')).headers;
  orders = createPaidOrders(shop, admin);
});
afterAll(async () => {
  expect(await countLedgerMismatches(shop.app.db)).toBe(0);
  await shop.close();
});

describe('the default destination of a refund', () => {
  const first = async (id: string) => (await orders.adminOrder(id)).refundable[0];
  const refundInFull = (id: string) =>
    shop.app.http
      .put(`/api/admin/orders/${id}/status`)
      .set(admin)
      .send({ from: 'completed', status: 'refunded' })
      .expect(200);

  it.each(['stripe', 'sslcommerz'] as const)('%s: back through the provider, also by status', async (provider) => {
    const { headers, orderId, reference } = await orders.paidOrder(provider);
    const { paid_by } = await orders.adminOrder(orderId);
    expect(paid_by).toEqual({ method: 'provider', title: String(PAID_TITLES[provider]), code: expect.any(String) });
    expect(await first(orderId)).toMatchObject({ to: 'source', most: 9.99 });
    expect((await refundInFull(orderId)).body).toMatchObject({
      status: 'refunded',
      refunds: [{ to: 'source', status: 'done' }],
    });
    expect(shop.simulator.books.payments.get(reference)?.refundedMinor).toBe(999);
    expect(await shop.balance(headers)).toBe(0);
  });

  it('the wallet: back into the wallet', async () => {
    const { bought } = createRefundHelpers(shop, admin);
    const { headers, order } = await bought();
    expect((await orders.adminOrder(order.id)).paid_by).toEqual({ method: 'wallet', title: 'Wallet', code: null });
    expect(order.paid_by).toEqual({ method: 'wallet', title: 'Wallet', code: null });
    await refundInFull(order.id);
    expect(await shop.balance(headers)).toBe(20);
  });

  it('a transfer by a guest: manual, without moving money here', async () => {
    const settings = {
      id: 1,
      manual_enabled: true,
      manual_title: 'bKash',
      manual_instructions: 'Send it.',
      version: 1,
    };
    await shop.app.db.insertInto('payment_settings').values(settings).execute();
    const product = await createOffer(shop.app.db, shop.app.deps.storage);
    const orderInput = { product_id: product.id, tier: 'Pro', provider: 'manual' };
    const buyer = { name: 'Nadia Rahman', country: 'BD', email: 'transfer@example.com' };
    const { body } = await shop.app.http
      .post('/api/guest-orders')
      .send({ ...orderInput, ...buyer })
      .expect(201);
    const { id, payment } = body.order.order;
    const token = String(body.token);
    await shop.app.http
      .post('/api/guest-order/transfer')
      .set('x-order-token', token)
      .send({ number: 'TX-1' })
      .expect(200);
    const decision = { decision: 'confirm', transferNumber: 'TX-1' };
    await shop.app.http.put(`/api/admin/payments/${payment.id}/decision`).set(admin).send(decision).expect(200);
    expect((await orders.adminOrder(id)).paid_by).toMatchObject({ method: 'manual', title: 'bKash' });
    expect(await first(id)).toMatchObject({ to: 'manual', title: 'Manual transfer', most: 9.99 });
    const { body: order } = await refundInFull(id);
    expect(order).toMatchObject({
      status: 'refunded',
      refunds: [{ to: 'manual', title: 'Manual transfer', status: 'done' }],
    });
    await shop.app.background.idle();
    const mail = shop.app.mail.sent.find(({ kind, to }) => kind === 'guest-refund' && to.address === buyer.email);
    expect(mail?.text).toContain('We returned $9.99 to you directly');
  });

  it('part refunded at a provider that does not report it, recorded manually; the rest by the shop', async () => {
    const { headers, orderId, paymentId, reference } = await orders.paidOrder('sslcommerz');
    const { refund, atProvider } = createRefundHelpers(shop, admin);
    const simulated = shop.simulator.books.payments.get(reference);
    if (!simulated) throw new Error('not paid');
    shop.simulator.books.refund(simulated, 'dashboard', 300);
    await refund(orderId, { to: 'source', amount: 9.99 }).expect(201);
    expect((await orders.adminOrder(orderId)).refunds).toMatchObject([{ status: 'failed' }]);
    await refund(orderId, { to: 'manual', amount: 3 }).expect(201);
    expect((await orders.adminOrder(orderId)).refundable[0]).toMatchObject({ to: 'source', most: 6.99 });
    await refund(orderId, { to: 'source', amount: 6.99, refunded: 3 }).expect(201);
    expect(await orders.adminOrder(orderId)).toMatchObject({ status: 'refunded', refunded: 9.99 });
    expect(atProvider(reference)).toBe(999);
    expect(await shop.balance(headers)).toBe(0);
    expect(await orders.creditNotes(orderId)).toEqual([9.99, -3, -6.99]);
    const payment = (await shop.app.http.get(`/api/admin/payments/${paymentId}`).set(admin)).body;
    expect(payment).toMatchObject({ status: 'refunded', refunded: 9.99 });
  });
});
