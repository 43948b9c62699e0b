import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { countLedgerMismatches } from '../../../src/features/billing/wallet.repository.ts';
import { createOffer, creditWallet } from '../../factories/commerce.ts';
import { type COUPON, createCoupon } from '../../factories/coupons.ts';
import { createPaymentsApp, type Headers, type PaymentsApp } from '../../factories/payments-app.ts';
import { isShortRun } from '../../support/test-length.ts';
import { createTestApp } from '../../test-app.ts';

let shop: PaymentsApp;
let admin: Headers;
let product: Awaited<ReturnType<typeof createOffer>>;
beforeAll(async () => {
  shop = await createPaymentsApp();
  admin = (await shop.app.signedIn('super_admin')).headers;
  product = await createOffer(shop.app.db, shop.app.deps.storage);
});
afterAll(async () => {
  expect(await countLedgerMismatches(shop.app.db)).toBe(0);
  await shop.close();
});

const coupon = (overrides: Partial<typeof COUPON> = {}) => createCoupon(shop.app, admin, overrides);
const post = (headers: Headers, path: string, body: object) =>
  shop.app.http.post(`/api/${path}`).set(headers).send(body);
const createOrderInput = (overrides: object = {}) => ({ product_id: product.id, tier: 'Pro', ...overrides });
const quote = (headers: Headers, code: string, overrides: object = {}) =>
  post(headers, 'orders/quote', createOrderInput({ coupon: code, ...overrides }));
const buy = (headers: Headers, overrides: object) => post(headers, 'orders', createOrderInput(overrides));
const countUses = async (id: string): Promise<number> =>
  (await shop.app.http.get(`/api/admin/coupons/${id}`).set(admin)).body.uses;
const createFundedCustomer = async () => {
  const { user, headers } = await shop.app.signedIn();
  await creditWallet(shop.app.db, user.id, 10_000);
  return { user, headers };
};

describe('POST /api/orders/quote', () => {
  it('200: the amount to pay, however the code was copied; nothing is counted', async () => {
    const { headers } = await createFundedCustomer();
    const { id, code } = await coupon();
    const { body } = await quote(headers, ` ${code.toLowerCase()}\n`).expect(200);
    expect(body).toMatchObject({ price: 9.99, discount: 2.5, total: 7.49, coupon: code, tax: 0 });
    expect(await countUses(id)).toBe(0);
  });

  it('400: the reason why a coupon does not apply', async () => {
    const { headers } = await createFundedCustomer();
    const refused = async (code: string, overrides = {}) => {
      const { status, body } = await quote(headers, code, overrides);
      return [status, body.details?.[0]];
    };
    const because = (message: string) => [400, { field: 'coupon', message }];
    expect(await refused('NOBODY')).toEqual(because(String(REFUSALS.couponUnknown)));
    for (const overrides of [{ endsAt: '2020-01-01T00:00:00Z' }, { active: false }])
      expect(await refused((await coupon(overrides)).code)).toEqual(because(String(REFUSALS.couponEnded)));
    expect(await refused((await coupon({ products: [999_999] })).code)).toEqual(because(String(REFUSALS.couponOther)));
    expect(await refused((await coupon()).code, { tier: 'Free' })).toEqual(because(String(REFUSALS.couponFree)));
    expect(await refused((await coupon()).code, { tier: 'Gold' })).toEqual([
      400,
      { field: 'tier', message: String(REFUSALS.choosePlan) },
    ]);
    await quote(headers, 'x'.repeat(33)).expect(400);
  });

  it('404: an unknown product', async () => {
    await quote((await createFundedCustomer()).headers, 'EID25', { product_id: 999_999 }).expect(404);
  });

  it('409: a product without a file', async () => {
    const { headers } = await createFundedCustomer();
    const empty = await createOffer(shop.app.db, shop.app.deps.storage);
    await shop.app.db.deleteFrom('product_files').where('product_id', '=', empty.id).execute();
    await quote(headers, (await coupon()).code, { product_id: empty.id }).expect(409);
  });
});

describe('POST /api/orders with a coupon', () => {
  it('201: the wallet pays the reduced price; order, receipt, dashboard and admin area show the coupon', async () => {
    const { headers } = await createFundedCustomer();
    const { id, code } = await coupon({ products: [product.id], limit: 1 });
    const { body } = await buy(headers, { coupon: code.toLowerCase() }).expect(201);
    const couponField = { coupon: { code, discount: 2.5 } };
    expect(body).toMatchObject({ amount: 7.49, status: 'completed', ...couponField });
    expect((await shop.app.http.get(`/api/orders/${body.id}`).set(headers)).body).toMatchObject(couponField);
    expect((await shop.app.http.get(`/api/admin/orders/${body.id}`).set(admin)).body).toMatchObject(couponField);
    expect(await shop.balance(headers)).toBe(92.51);
    await shop.app.background.idle();
    const mail = shop.app.mail.sent.find(({ subject }) => subject.includes(`#${body.number}`));
    expect(mail?.text).toMatch(new RegExp(`9\\.99[^]*${code}[^]*2\\.50[^]*7\\.49`));
    expect(await countUses(id)).toBe(1);
    const lateOrder = await buy((await createFundedCustomer()).headers, { coupon: code });
    expect([lateOrder.status, lateOrder.body.message]).toEqual([400, String(REFUSALS.couponEnded)]);
  });

  it('201: a coupon for the full price leaves nothing to pay', async () => {
    const { headers } = await shop.app.signedIn();
    const { code } = await coupon({ kind: 'amount', value: 50 });
    const { body } = await buy(headers, { coupon: code }).expect(201);
    expect(body).toMatchObject({ amount: 0, status: 'completed', coupon: { discount: 9.99 } });
    const { headers: other } = await shop.app.signedIn();
    const { body: refused } = await buy(other, { coupon: code, provider: 'stripe' }).expect(400);
    expect(refused.message).toBe(String(REFUSALS.planIsFree));
  });

  it('400: once per customer, and nothing is bought', async () => {
    const { headers } = await createFundedCustomer();
    const { id, code } = await coupon();
    const { body } = await buy(headers, { coupon: code }).expect(201);
    const repeatedOrder = await buy(headers, { coupon: code }).expect(400);
    expect(repeatedOrder.body.message).toBe(String(REFUSALS.couponUsed(body.number)));
    expect((await quote(headers, code)).body.message).toBe(repeatedOrder.body.message);
    expect(await shop.balance(headers)).toBe(92.51);
    expect(await countUses(id)).toBe(1);
  });

  it('400: five concurrent orders use it once', async () => {
    const { headers } = await createFundedCustomer();
    const { id, code } = await coupon();
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => buy(headers, { coupon: code })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400, 400]);
    expect([await countUses(id), await shop.balance(headers)]).toEqual([1, 92.51]);
  });

  it('201: an unpaid order reserves its coupon; repeating it returns the order, another payment method is rejected', async () => {
    const { headers } = await createFundedCustomer();
    const { id, code } = await coupon();
    const { body } = await buy(headers, { coupon: code, provider: 'stripe' }).expect(201);
    expect(body).toMatchObject({ status: 'pending', amount: 7.49, payment: { amount: 7.49 } });
    expect((await buy(headers, { coupon: code, provider: 'stripe' }).expect(201)).body.id).toBe(body.id);
    const other = await buy(headers, { coupon: code }).expect(400);
    expect(other.body.message).toBe(String(REFUSALS.couponWaits(body.number)));
    expect((await buy(headers, { provider: 'stripe' }).expect(201)).body.id).not.toBe(body.id);
    const reference = String(body.payment.checkoutUrl).split('/').at(-1) ?? '';
    await shop.simulator.act(reference, 'pay');
    await shop.deliverHeld();
    const paidOrder = (await shop.app.http.get(`/api/orders/${body.id}`).set(headers)).body;
    expect(paidOrder).toMatchObject({ status: 'completed', amount: 7.49, coupon: { code, discount: 2.5 } });
    expect(await countUses(id)).toBe(1);
  });

  it('200: a cancelled order releases its coupon', async () => {
    const { headers } = await createFundedCustomer();
    const { id, code } = await coupon({ limit: 1 });
    const { body } = await buy(headers, { coupon: code, provider: 'stripe' }).expect(201);
    await shop.app.http
      .put(`/api/admin/orders/${body.id}/status`)
      .set(admin)
      .send({ from: 'pending', status: 'cancelled' })
      .expect(200);
    expect(await countUses(id)).toBe(0);
    await buy(headers, { coupon: code }).expect(201);
    expect(await countUses(id)).toBe(1);
  });

  it('200: orders keep their discounted price and code when the coupon is deleted', async () => {
    const { headers } = await createFundedCustomer();
    const { id, code } = await coupon();
    const { body } = await buy(headers, { coupon: code }).expect(201);
    await shop.app.http.delete(`/api/admin/coupons/${id}`).set(admin).expect(204);
    const keptOrder = (await shop.app.http.get(`/api/orders/${body.id}`).set(headers)).body;
    expect(keptOrder).toMatchObject({ amount: 7.49, coupon: { code, discount: 2.5 } });
  });

  it.skipIf(isShortRun)('429: guessing coupon codes', async () => {
    const strictApp = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1' } });
    const { headers } = await strictApp.signedIn();
    const statuses: number[] = [];
    for (let tries = 0; tries < 31; tries += 1) {
      const body = { product_id: 1, tier: 'Pro', coupon: `NO-${tries}` };
      statuses.push((await strictApp.http.post('/api/orders/quote').set(headers).send(body)).status);
    }
    expect([statuses.at(29), statuses.at(30)]).toEqual([404, 429]);
    await strictApp.close();
  });
});
