import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { countLedgerMismatches } from '../../../src/features/billing/wallet.repository.ts';
import { requestDueRefunds } from '../../../src/features/orders/request-refund.service.ts';
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

describe('an order refunded at Stripe', () => {
  it('is recorded as a refund, first partial, then full, and nothing can be refunded twice', async () => {
    const { headers, orderId, paymentId, reference, user } = await orders.paidOrder();
    await orders.told(reference, 300);
    expect(await orders.adminOrder(orderId)).toMatchObject({
      status: 'completed',
      refunded: 3,
      refunds: [{ amount: 3, to: 'source', origin: 'provider', withdraws: false, status: 'done', by: null }],
      file: { revoked: false },
      rights: { ended: false },
    });
    expect(await orders.everyWay(orderId, 9.99, 0)).toEqual([409, 409, 409]);
    expect(await orders.everyWay(orderId, 9.99, 3)).toEqual([400, 400, 400]);
    expect(await shop.balance(headers)).toBe(0);

    await orders.told(reference, 699);
    await orders.told(reference, 0);
    expect(await orders.adminOrder(orderId)).toMatchObject({
      status: 'refunded',
      refunded: 9.99,
      refundable: [],
      refunds: [{ amount: 3 }, { amount: 6.99, origin: 'provider', withdraws: true }],
      file: { revoked: true },
      rights: { ended: true },
    });
    expect(await orders.creditNotes(orderId)).toEqual([9.99, -3, -6.99]);
    expect(await orders.everyWay(orderId, 9.99, 9.99)).toEqual([409, 409, 409]);
    expect(await shop.balance(headers)).toBe(0);
    const payment = (await shop.app.http.get(`/api/admin/payments/${paymentId}`).set(admin)).body;
    expect(payment).toMatchObject({ status: 'refunded', refunded: 9.99, hold: null });
    const mails = shop.app.mail.sent.filter(({ kind, to }) => kind === 'refund' && to.address === user.email);
    expect(mails).toHaveLength(2);
    const { items } = (await shop.app.http.get('/api/notifications').set(admin)).body;
    const notifications = items.filter(({ title }: { title: string }) => title === 'Refunded at the provider');
    expect(notifications.map(({ text }: { text: string }) => text)).toEqual([
      expect.stringContaining('$6.99 of order'),
      expect.stringContaining('keeps access until the rest is refunded'),
    ]);
  });

  it('of a guest is found, and the guest is notified by email', async () => {
    const { orderId, reference, email, token } = await orders.paidGuestOrder();
    await orders.told(reference, 300);
    await orders.told(reference, 699);
    expect(await orders.adminOrder(orderId)).toMatchObject({
      status: 'refunded',
      refunded: 9.99,
      file: { revoked: true },
    });
    expect(await orders.everyWay(orderId, 3, 9.99)).toEqual([409, 409, 409]);
    const { body } = await shop.app.http.get('/api/guest-order').set('x-order-token', token).expect(200);
    expect(body).toMatchObject({ order: { status: 'refunded' }, licence: null });
    const mails = shop.app.mail.sent.filter(({ kind, to }) => kind === 'guest-refund' && to.address === email);
    expect(mails).toHaveLength(2);
  });

  it('and in the shop adds up: the shop refunds the rest', async () => {
    const { orderId, reference } = await orders.paidOrder();
    const { refund, atProvider } = createRefundHelpers(shop, admin);
    await orders.told(reference, 300);
    await refund(orderId, { to: 'source', amount: 6.99, refunded: 3 }).expect(201);
    await shop.deliverHeld();
    await shop.app.background.idle();
    expect(await orders.adminOrder(orderId)).toMatchObject({ status: 'refunded', refunded: 9.99 });
    expect(atProvider(reference)).toBe(999);
    expect(await orders.creditNotes(orderId)).toEqual([9.99, -3, -6.99]);
  });

  it('after a refund to the wallet is debited from the wallet again', async () => {
    const { headers, orderId, reference } = await orders.paidOrder();
    const { refund } = createRefundHelpers(shop, admin);
    await refund(orderId, { to: 'wallet', amount: 4 }).expect(201);
    expect(await shop.balance(headers)).toBe(4);
    await orders.told(reference, 999);
    await orders.told(reference, 0);
    expect(await orders.adminOrder(orderId)).toMatchObject({ status: 'refunded', refunded: 9.99 });
    expect(await shop.balance(headers)).toBe(0);
    expect(await orders.creditNotes(orderId)).toEqual([9.99, -4, -5.99]);
  });

  it('is not confused with a refund of the shop that the provider rejects', async () => {
    const { orderId, reference } = await orders.paidOrder();
    const { refund } = createRefundHelpers(shop, admin);
    shop.simulator.plan('error', 'error');
    const { body } = await refund(orderId, { to: 'source', amount: 9.99 }).expect(201);
    expect(body.refunds).toMatchObject([{ status: 'pending' }]);
    await orders.told(reference, 999);
    const clock = { now: () => new Date(Date.now() + 3_600_000) };
    await requestDueRefunds({ ...shop.app.deps, clock });
    await shop.app.background.idle();
    expect(await orders.adminOrder(orderId)).toMatchObject({
      status: 'refunded',
      refunded: 9.99,
      refunds: [{ status: 'failed' }, { status: 'done', origin: 'provider', amount: 9.99 }],
    });
    expect(await orders.creditNotes(orderId)).toEqual([9.99, -9.99]);
  });

  it('before its payment was reviewed closes the payment, which can no longer be approved', async () => {
    const { headers } = await shop.app.signedIn();
    const product = await createOffer(shop.app.db, shop.app.deps.storage);
    const orderInput = { product_id: product.id, tier: 'Pro', provider: 'stripe' };
    const { body: order } = await shop.app.http.post('/api/orders').set(headers).send(orderInput).expect(201);
    const reference = orders.referenceOf(order.payment);
    shop.simulator.plan('wrong-amount');
    await shop.simulator.act(reference, 'pay');
    await shop.deliverHeld();
    const decide = (decision: object) =>
      shop.app.http.put(`/api/admin/payments/${order.payment.id}/decision`).set(admin).send(decision);
    await orders.told(reference, 300);
    expect(await decide({ decision: 'confirm' })).toMatchObject({
      status: 409,
      body: { message: String(REFUSALS.paymentDiffers) },
    });
    await orders.told(reference, 699);
    const payment = (await shop.app.http.get(`/api/admin/payments/${order.payment.id}`).set(admin)).body;
    expect(payment).toMatchObject({ status: 'failed', hold: null, reason: 'The payment was refunded.' });
    expect(await orders.adminOrder(order.id)).toMatchObject({ status: 'cancelled', refunds: [] });
  });
});

describe('a lost dispute', () => {
  it.each(['customer', 'guest'])('for a %s’s order revokes the order and its access, once', async (who) => {
    const { orderId, reference } = who === 'guest' ? await orders.paidGuestOrder() : await orders.paidOrder();
    await orders.told(reference, 200);
    await orders.lost(reference);
    await orders.lost(reference);
    expect(await orders.adminOrder(orderId)).toMatchObject({
      status: 'refunded',
      refunded: 9.99,
      refunds: [
        { amount: 2, origin: 'provider', withdraws: false },
        { amount: 7.99, origin: 'dispute', withdraws: true },
      ],
      file: { revoked: true },
    });
    expect(await orders.creditNotes(orderId)).toEqual([9.99, -2, -7.99]);
    expect(await orders.everyWay(orderId, 1, 9.99)).toEqual([409, 409, 409]);
    const own = shop.app.mail.sent.filter(({ text }) => text.includes('Your bank returned $7.99'));
    expect(own.length).toBeGreaterThan(0);
  });

  it('409: a full refund by status is rejected while a payment is disputed', async () => {
    const { headers, orderId, reference } = await orders.paidOrder();
    expect(await shop.deliver(shop.simulator.dispute(reference, 'needs_response'))).toBe(200);
    const fullRefund = { from: 'completed', status: 'refunded' };
    const { status, body } = await shop.app.http.put(`/api/admin/orders/${orderId}/status`).set(admin).send(fullRefund);
    expect([status, body.message]).toEqual([409, String(REFUSALS.paymentDisputed)]);
    expect(await shop.balance(headers)).toBe(0);
  });
});
