import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { countLedgerMismatches } from '../../../src/features/billing/wallet.repository.ts';
import { createOffer } from '../../factories/commerce.ts';
import { createTestApp, DEMO_RULES } from '../../test-app.ts';
import { BUYER, createGuestShop, type GuestShop, newGuestEmail } from './guest-shop.ts';

let shop: GuestShop;
beforeAll(async () => {
  shop = await createGuestShop();
});
afterAll(async () => {
  expect(await countLedgerMismatches(shop.app.db)).toBe(0);
  await shop.close();
});

const order = async (token: string) => (await shop.getOrder(token).expect(200)).body;

describe.each(['stripe', 'sslcommerz'])('POST /api/guest-orders, paid by %s', (provider) => {
  it('201: the order waits for its payment; the provider redirects the buyer to its page', async () => {
    const { status, body, email, token, reference } = await shop.placeOrder({ provider });
    expect(status).toBe(201);
    expect(body.order).toMatchObject({
      email,
      file_name: null,
      licence: null,
      invoices: [],
      order: { status: 'pending', amount: 9.99, download_id: null, payment: { status: 'pending' } },
    });
    expect(shop.simulator.books.payments.get(reference)).toMatchObject({ email });
    const returned = await shop.app.http.get(`/hooks/payments/return/${body.order.order.payment.id}`);
    expect(returned.headers.location).toBe('/order');
    expect((await shop.getOrder(token, '/file')).status).toBe(404);
    expect(await shop.listMails(email)).toEqual([]);
  });

  it('201, then paid: completed once however often it is reported, with file, invoice and receipt', async () => {
    const { email, token, reference } = await shop.placeOrder({ provider });
    shop.simulator.plan('twice');
    await shop.simulator.act(reference, 'pay');
    await shop.simulator.tell(reference);
    const heldNotifications = [...shop.simulator.books.held];
    await shop.deliverHeld();
    await Promise.all([...heldNotifications, ...heldNotifications].map(shop.deliver));
    await shop.reconcile();
    const done = await order(token);
    expect(done.order).toMatchObject({ status: 'completed', payment: { status: 'paid' } });
    expect(done.file_name).toMatch(/\.zip$/);
    expect(done.invoices).toMatchObject([{ buyer: { name: BUYER.name, country: 'BD', email }, total: 9.99 }]);
    const [mail, ...others] = await shop.listMails(email);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ kind: 'guest-receipt', link: expect.stringMatching(/\/order#[\w-]{43}$/) });
    expect(mail?.text).toMatch(/^Hello,/);
    const mailed = await shop.tokenOf(email, 'guest-receipt');
    expect((await order(mailed)).order.number).toBe(done.order.number);
    const file = await shop.getOrder(mailed, '/file');
    expect(file).toMatchObject({
      status: 200,
      headers: { 'content-disposition': expect.stringMatching(/attachment/) },
    });
    const pdf = await shop.getOrder(mailed, `/invoices/${done.invoices[0].id}`);
    expect(pdf).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } });
  });

  it('201, then declined: cancelled with an email; a late payment waits for the owner', async () => {
    const { email, token, reference } = await shop.placeOrder({ provider });
    await shop.simulator.act(reference, 'decline');
    await shop.deliverHeld();
    expect((await order(token)).order.status).toBe('cancelled');
    expect((await shop.listMails(email)).map(({ kind }) => kind)).toEqual(['order-unpaid']);
    await shop.simulator.act(reference, 'pay');
    await shop.deliverHeld();
    expect((await order(token)).order.payment).toMatchObject({ waiting: true });
    expect((await order(token)).file_name).toBeNull();
  });

  it('201: a lost webhook is made up for by the page that the buyer returns to', async () => {
    const { token, reference } = await shop.placeOrder({ provider });
    shop.simulator.plan('lost');
    await shop.simulator.act(reference, 'pay');
    expect((await order(token)).order.status).toBe('completed');
  });

  it('201, then abandoned: cancelled after some days', async () => {
    const { token } = await shop.placeOrder({ provider });
    await shop.reconcile(4 * 24 * 60);
    expect((await order(token)).order.status).toBe('cancelled');
  });
});

describe('POST /api/guest-orders', () => {
  it('201 once per key, also concurrently or after a provider outage; every response opens the order', async () => {
    shop.simulator.plan('error', 'error');
    const email = newGuestEmail();
    const first = await shop.placeOrder({ email }, 'guest-key');
    expect(first.status).toBe(503);
    while (shop.simulator.books.takes('error'));
    const placeAgain = () => shop.post('guest-orders', first.orderInput, { 'idempotency-key': 'guest-key' });
    const answers = await Promise.all([placeAgain(), placeAgain(), placeAgain()]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.order.order.id)).size).toBe(1);
    for (const { body } of answers) expect((await order(body.token)).email).toBe(email);
    const other = { ...first.orderInput, tier: 'Free' };
    expect(await shop.post('guest-orders', other, { 'idempotency-key': 'guest-key' })).toMatchObject({
      status: 409,
      body: { message: String(REFUSALS.keyUsed) },
    });
    // The same key from another customer is a different request.
    const otherInput = { ...first.orderInput, email: newGuestEmail() };
    const otherResponse = await shop.post('guest-orders', otherInput, { 'idempotency-key': 'guest-key' });
    expect(otherResponse.body.order.order.id).not.toBe(answers[0]?.body.order.order.id);
  });

  it('201 for a new key sent twice concurrently: one order', async () => {
    const { id } = await createOffer(shop.app.db, shop.app.deps.storage);
    const orderInput = { product_id: id, tier: 'Pro', provider: 'stripe', email: newGuestEmail(), ...BUYER };
    const all = await Promise.all(
      [1, 2].map(() => shop.post('guest-orders', orderInput, { 'idempotency-key': 'at-once' })),
    );
    expect(all.map(({ status }) => status)).toEqual([201, 201]);
    expect(new Set(all.map(({ body }) => body.order.order.id)).size).toBe(1);
  });

  it('201 delivers a free plan immediately, and emails the link', async () => {
    const { status, body, email, token } = await shop.placeOrder({ tier: 'Free', provider: undefined });
    expect(status).toBe(201);
    expect(body.order).toMatchObject({ order: { status: 'completed', amount: 0 }, invoices: [] });
    expect((await shop.getOrder(token, '/file')).status).toBe(200);
    expect((await shop.listMails(email)).map(({ kind }) => kind)).toEqual(['guest-order']);
  });

  it('201 for a plan that the address already owns: only the email mentions it, not the response', async () => {
    const first = await shop.placeOrder({ tier: 'Free', provider: undefined });
    const second = await shop.post('guest-orders', { ...first.orderInput, again: true });
    expect(second.status).toBe(201);
    expect(JSON.stringify(second.body)).not.toContain(first.body.order.order.id);
    const mails = await shop.listMails(first.email);
    expect(mails.map(({ kind }) => kind).sort()).toEqual(['guest-held', 'guest-order', 'guest-order']);
    const earlier = await shop.tokenOf(first.email, 'guest-held');
    expect((await order(earlier)).order.id).toBe(first.body.order.order.id);
  });

  it('201 with the email of an account: the account does not see it, and it does not sign in', async () => {
    const { user, headers } = await shop.app.signedIn();
    const { status, email } = await shop.placeOrder({ email: user.email.toUpperCase() });
    expect(status).toBe(201);
    expect(email).toBe(user.email.toUpperCase());
    expect((await shop.app.http.get('/api/orders').set(headers)).body).toEqual([]);
    const login = { email, password: '-' };
    expect((await shop.post('auth/login', login)).status).toBe(401);
  });

  it('400 for a paid plan without a payment method, a free one with one, invalid texts', async () => {
    const placeInvalid = (overrides: object) => shop.placeOrder(overrides);
    expect(await placeInvalid({ provider: undefined })).toMatchObject({
      status: 400,
      body: { details: [{ field: 'provider', message: String(REFUSALS.providerUnknown) }] },
    });
    expect((await placeInvalid({ provider: 'demo' })).status).toBe(400);
    expect((await placeInvalid({ tier: 'Free' })).body.message).toBe(String(REFUSALS.planIsFree));
    expect((await placeInvalid({ tier: 'Gold' })).status).toBe(400);
    expect((await placeInvalid({ email: 'nobody' })).status).toBe(400);
    expect((await placeInvalid({ name: 'Two\nlines' })).status).toBe(400);
    expect((await placeInvalid({ country: 'Bangladesh' })).status).toBe(400);
    expect((await placeInvalid({ coupon: 'NOT-THERE' })).body.message).toBe(String(REFUSALS.couponUnknown));
    const remaining = await shop.app.db
      .selectFrom('guests')
      .leftJoin('orders', 'orders.user_id', 'guests.user_id')
      .select('guests.user_id')
      .where('orders.id', 'is', null)
      .execute();
    expect(remaining).toEqual([]);
  });

  it('404 for an unknown product', async () => {
    expect((await shop.placeOrder({ product_id: 999_999 })).status).toBe(404);
  });
});

describe('the demo', () => {
  it('201: its provider pays immediately', async () => {
    const app = await createTestApp({ env: { DEMO_DATA: 'true' } });
    const { id } = await createOffer(app.db, app.deps.storage);
    const orderInput = { product_id: id, tier: 'Pro', provider: 'demo', email: newGuestEmail(), ...BUYER };
    const { status, body } = await app.http.post('/api/guest-orders').send(orderInput);
    expect(status).toBe(201);
    expect(body.order).toMatchObject({ order: { status: 'completed', payment: { status: 'paid' } } });
    expect(body.order.invoices).toHaveLength(1);
    expect(await countLedgerMismatches(app.db)).toBe(0);
    await app.close();
  });

  it('429 for too many orders from one network or for one email', async () => {
    const app = await createTestApp({ env: { ...DEMO_RULES, DEMO_DATA: 'true', RATE_LIMIT_FACTOR: '0.02' } });
    const { id } = await createOffer(app.db, app.deps.storage);
    const orderInput = { product_id: id, tier: 'Free', email: newGuestEmail(), ...BUYER, again: true };
    const statuses = [];
    for (let n = 0; n < 4; n += 1) statuses.push((await app.http.post('/api/guest-orders').send(orderInput)).status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(2);
    expect(statuses.at(-1)).toBe(429);
    await app.close();
  });
});
