import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { countLedgerMismatches } from '../../../src/features/billing/wallet.repository.ts';
import { createOffer } from '../../factories/commerce.ts';
import { createPaymentsApp, type Headers, type PaymentsApp } from '../../factories/payments-app.ts';

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

const get = async (headers: Headers, path: string) => (await shop.app.http.get(`/api/${path}`).set(headers)).body;
const buy = (headers: Headers, body: object, key?: string) =>
  shop.app.http
    .post('/api/orders')
    .set({ ...headers, ...(key ? { 'idempotency-key': key } : {}) })
    .send(body);
const countFiles = async (headers: Headers) => (await get(headers, 'downloads')).length;

/** A customer with a product to buy. */
const setUp = async () => {
  const { user, headers } = await shop.app.signedIn();
  const product = await createOffer(shop.app.db, shop.app.deps.storage);
  return { user, headers, product, orderInput: { product_id: product.id, tier: 'Pro' } };
};
/** An order waiting at the checkout of a provider. */
const placeOrder = async (provider = 'stripe') => {
  const context = await setUp();
  const { status, body } = await buy(context.headers, { ...context.orderInput, provider });
  if (status !== 201) throw new Error(`buying answered ${status}: ${body.message}`);
  const { headers } = context;
  return {
    ...context,
    orderId: String(body.id),
    paymentId: String(body.payment.id),
    reference: String(body.payment.checkoutUrl).split('/').at(-1) ?? '',
    order: () => get(headers, `orders/${body.id}`),
    payment: () => get(headers, `payments/${body.payment.id}`),
  };
};
const detail = (id: string) => get(admin, `admin/payments/${id}`);
const decide = async (id: string, body: object) => {
  const { transferNumber } = await detail(id);
  return shop.app.http
    .put(`/api/admin/payments/${id}/decision`)
    .set(admin)
    .send({ transferNumber, ...body });
};

describe.each(['stripe', 'sslcommerz'])('POST /api/orders, paid by %s', (provider) => {
  it('201: the order waits for its payment, and nothing is delivered', async () => {
    const { headers, order, payment } = await placeOrder(provider);
    expect(await order()).toMatchObject({
      status: 'pending',
      amount: 9.99,
      download_id: null,
      payment: { purpose: 'order', status: 'pending', amount: 9.99, checkoutUrl: expect.any(String) },
    });
    expect((await payment()).order).toMatchObject({ product_name: 'River Map', download_id: null });
    expect(await countFiles(headers)).toBe(0);
  });

  it('201, then paid: completed once however often it is reported, with file, invoice and receipt', async () => {
    const { headers, orderId, order, payment, reference, user } = await placeOrder(provider);
    shop.simulator.plan('twice');
    await shop.simulator.act(reference, 'pay');
    await shop.simulator.tell(reference);
    const heldNotifications = [...shop.simulator.books.held];
    await shop.deliverHeld();
    await Promise.all([...heldNotifications, ...heldNotifications].map(shop.deliver));
    await shop.reconcile();
    const done = await order();
    expect(done).toMatchObject({ status: 'completed', download_id: expect.any(String), payment: { status: 'paid' } });
    expect(done.history.map(({ status }: { status: string }) => status)).toEqual(['pending', 'completed']);
    expect((await payment()).order.download_id).toBe(done.download_id);
    expect(await countFiles(headers)).toBe(1);
    expect(await shop.balance(headers)).toBe(0);
    const { title, code } = done.paid_by;
    expect((await get(headers, `orders/${orderId}/invoices`)).items).toMatchObject([
      { payment: { title, code, paid_at: expect.any(String) }, lines: [{ until: null }] },
    ]);
    expect(code).not.toBeNull();
    await shop.app.background.idle();
    const mails = shop.app.mail.sent.filter(({ to }) => to.address === user.email);
    expect(mails.map(({ kind }) => kind)).toEqual(['order-receipt']);
    expect(mails[0]?.text).toMatch(
      /Lifetime licence: it does not expire, and nothing renews\. It includes new versions/,
    );
  });

  it('201, then declined: the order is cancelled, and a late payment waits for the owner', async () => {
    const { headers, order, payment, paymentId, reference } = await placeOrder(provider);
    await shop.simulator.act(reference, 'decline');
    const declined = shop.simulator.books.held.splice(0);
    await Promise.all(declined.map(shop.deliver));
    expect((await order()).status).toBe('cancelled');
    expect((await get(headers, 'notifications')).items[0].title).toMatch(/cancelled$/);
    await shop.simulator.act(reference, 'pay');
    await shop.deliverHeld();
    await shop.simulator.tell(reference);
    await shop.deliverHeld();
    await Promise.all(declined.map(shop.deliver));
    expect(await detail(paymentId)).toMatchObject({ status: 'pending', hold: 'order', creditedAt: null });
    expect(await payment()).toMatchObject({ waiting: true });
    expect(await countFiles(headers)).toBe(0);
    expect((await decide(paymentId, { decision: 'confirm' })).status).toBe(200);
    expect((await order()).status).toBe('completed');
    expect(await countFiles(headers)).toBe(1);
  });

  it('201: a lost webhook is made up for by the page that the buyer returns to', async () => {
    const { order, payment, reference } = await placeOrder(provider);
    shop.simulator.plan('lost');
    await shop.simulator.act(reference, 'pay');
    expect((await payment()).status).toBe('paid');
    expect((await order()).status).toBe('completed');
  });

  it.each([
    ['wrong-amount', 'amount'],
    ['wrong-currency', 'currency'],
  ] as const)('201: %s does not complete the order and waits for the owner, who refunds it', async (fault, hold) => {
    const { headers, order, paymentId, reference } = await placeOrder(provider);
    shop.simulator.plan(fault);
    await shop.simulator.act(reference, 'pay');
    await shop.deliverHeld();
    expect(await detail(paymentId)).toMatchObject({ hold });
    expect((await order()).status).toBe('pending');
    expect((await decide(paymentId, { decision: 'refuse', reason: 'Given back' })).status).toBe(200);
    expect((await order()).status).toBe('cancelled');
    expect(await countFiles(headers)).toBe(0);
  });

  it('201: an invalid signature completes nothing', async () => {
    const { order, reference } = await placeOrder(provider);
    shop.simulator.plan('wrong-signature');
    await shop.simulator.act(reference, 'pay');
    expect(await shop.deliverHeld()).toEqual([400]);
    expect((await order()).status).toBe('pending');
  });

  it('503 while the provider is unavailable; retrying with the same key creates one order', async () => {
    const { headers, orderInput } = await setUp();
    shop.simulator.plan('error', 'error');
    expect((await buy(headers, { ...orderInput, provider }, 'again')).status).toBe(503);
    while (shop.simulator.books.takes('error'));
    const first = await buy(headers, { ...orderInput, provider }, 'again');
    expect(first.status).toBe(201);
    expect((await buy(headers, { ...orderInput, provider }, 'again')).body.id).toBe(first.body.id);
    expect((await buy(headers, { ...orderInput, provider }, 'another-tab')).body.id).toBe(first.body.id);
    expect(await get(headers, 'orders')).toHaveLength(1);
  });
});

describe('POST /api/orders, reserved terms', () => {
  it('201: price, file and rights are kept when the product changes and is unpublished before the payment arrives', async () => {
    const { headers, order, product, reference } = await placeOrder();
    const rights = { activations: 9, updateMonths: 1, supportMonths: 1 };
    const newPricing = [{ name: 'Pro', price: 1, period: 'month', features: [], rights }];
    await shop.app.db
      .updateTable('products')
      .set({ published: false, version: '9.9.9', pricing: JSON.stringify(newPricing) })
      .where('id', '=', product.id)
      .execute();
    await shop.simulator.act(reference, 'pay');
    await shop.deliverHeld();
    expect(await order()).toMatchObject({ status: 'completed', amount: 9.99 });
    const [file] = await get(headers, 'downloads');
    expect(file.version).not.toBe('9.9.9');
    expect(file.rights).toMatchObject({ activations: 1, updates_until: null, support_until: null });
    expect((await shop.app.http.get(`/api/downloads/${file.id}`).set(headers)).status).toBe(200);
  });

  it('201: two concurrent tabs create one order', async () => {
    const { headers, orderInput } = await setUp();
    const all = await Promise.all([1, 2, 3].map(() => buy(headers, { ...orderInput, provider: 'stripe' })));
    expect(new Set(all.map(({ body }) => body.id)).size).toBe(1);
  });

  it('201: a payment for the order of a deleted account waits for the owner', async () => {
    const { user, paymentId, reference } = await placeOrder();
    await shop.app.db.deleteFrom('users').where('id', '=', user.id).execute();
    await shop.simulator.act(reference, 'pay');
    expect(await shop.deliverHeld()).toEqual([200]);
    expect(await detail(paymentId)).toMatchObject({ status: 'pending', hold: 'account' });
  });

  it('400 for an unavailable payment method, and for a free plan', async () => {
    const { headers, orderInput } = await setUp();
    for (const provider of ['demo', 'manual'])
      expect(await buy(headers, { ...orderInput, provider })).toMatchObject({
        status: 400,
        body: { message: String(REFUSALS.providerUnknown) },
      });
    const free = await buy(headers, { ...orderInput, tier: 'Free', provider: 'stripe' });
    expect(free).toMatchObject({ status: 400, body: { message: String(REFUSALS.planIsFree) } });
    expect(await get(headers, 'orders')).toEqual([]);
  });
});

describe('a manual transfer', () => {
  beforeAll(async () => {
    const { version } = await get(admin, 'admin/payments/settings');
    const manualFields = { manualTitle: 'bKash', manualInstructions: 'Send it to 01700-000000.' };
    const body = { ...manualFields, manualEnabled: true, version };
    await shop.app.http.put('/api/admin/payments/settings').set(admin).send(body);
  });
  const reported = async () => {
    const context = await placeOrder('manual');
    const number = crypto.randomUUID();
    await shop.app.http.put(`/api/payments/${context.paymentId}/transfer`).set(context.headers).send({ number });
    return context;
  };

  it('200 confirmed: the order is completed', async () => {
    const { headers, order, paymentId } = await reported();
    expect((await order()).status).toBe('pending');
    expect((await decide(paymentId, { decision: 'confirm' })).status).toBe(200);
    expect((await order()).status).toBe('completed');
    expect(await countFiles(headers)).toBe(1);
  });

  it('200 declined: the order is cancelled, and the buyer sees the reason', async () => {
    const { user, order, paymentId } = await reported();
    await decide(paymentId, { decision: 'refuse', reason: 'No such transfer' });
    expect((await order()).status).toBe('cancelled');
    await shop.app.background.idle();
    const mail = shop.app.mail.sent.find(({ to, kind }) => to.address === user.email && kind === 'order-unpaid');
    expect(mail?.text).toContain('No such transfer');
  });

  it('409 when the order was paid in another way in the meantime', async () => {
    const { orderId, paymentId } = await reported();
    const { db } = shop.app;
    await db.updateTable('orders').set({ status: 'refunded' }).where('id', '=', orderId).execute();
    expect(await decide(paymentId, { decision: 'confirm' })).toMatchObject({
      status: 409,
      body: { message: String(REFUSALS.orderNotWaiting) },
    });
  });

  it('200: an unpaid order is cancelled with its payment', async () => {
    const { order } = await placeOrder('manual');
    await shop.reconcile(15 * 24 * 60);
    expect((await order()).status).toBe('cancelled');
  });
});
