import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { countLedgerMismatches } from '../../../src/features/billing/wallet.repository.ts';
import { deleteEndedLaunches } from '../../../src/features/catalogue/launches.repository.ts';
import { createOffer, creditWallet } from '../../factories/commerce.ts';
import { createCoupon } from '../../factories/coupons.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';
import { createPlanHolder } from './plan-holder.ts';

let app: TestApp;
let admin: Record<string, string>;
beforeAll(async () => {
  app = await createTestApp();
  admin = (await app.signedIn('super_admin')).headers;
});
afterAll(async () => {
  expect(await countLedgerMismatches(app.db)).toBe(0);
  await app.close();
});

const RATES = [{ country: 'BD', name: 'VAT', percent: 15 }];
async function saveTaxes(overrides: object) {
  const { body } = await app.http.get('/api/admin/invoice-settings').set(admin).expect(200);
  const settings = { ...body, rates: RATES, ...overrides };
  await app.http.put('/api/admin/invoice-settings').set(admin).send(settings).expect(200);
}
beforeEach(() => saveTaxes({ rates: [], pricesIncludeTax: true }));

/** A customer from Bangladesh with a balance. */
async function createBuyer() {
  const { user, headers } = await app.signedIn();
  await creditWallet(app.db, user.id, 10_000);
  const billing = { name: '', address: '', country: 'BD', taxNumber: '' };
  await app.http.put('/api/billing-details').set(headers).send(billing).expect(200);
  const post = (path: string, body: object) => app.http.post(`/api/${path}`).set(headers).send(body);
  return { headers, post, get: (path: string) => app.http.get(`/api/${path}`).set(headers) };
}
const offer = () => createOffer(app.db, app.deps.storage);
/** The plan Pro costs 4.99 instead of 9.99 for this many milliseconds from now. */
async function createLaunchedOffer(ms: number) {
  const product = await offer();
  const launch = { price: 4.99, until: new Date(app.clock.now().getTime() + ms).toISOString() };
  const pricing = JSON.stringify([{ name: 'Pro', price: 9.99, period: 'month', features: [], launch }]);
  await app.db.updateTable('products').set({ pricing }).where('id', '=', product.id).execute();
  return { ...product, launch };
}
const HOUR = 3_600_000;

describe('prices excluding tax', () => {
  it('201: the tax of the buyer’s country is added, and the invoice splits the total in the same way', async () => {
    await saveTaxes({ pricesIncludeTax: false });
    const [{ id }, { post, get }] = [await offer(), await createBuyer()];
    const orderInput = { product_id: id, tier: 'Pro' };
    const { body: quoted } = await post('orders/quote', orderInput).expect(200);
    expect(quoted).toMatchObject({ price: 9.99, tax: 1.5, total: 11.49, taxIncluded: false, taxPercent: 15 });
    const { body: order } = await post('orders', { ...orderInput, total: 11.49 }).expect(201);
    expect(order.amount).toBe(11.49);
    const [invoice] = (await get(`orders/${order.id}/invoices`).expect(200)).body.items;
    expect(invoice).toMatchObject({ net: 9.99, tax: 1.5, total: 11.49 });
    expect((await get('wallet/balance')).body.balance).toBe(88.51);
  });

  it('201: a coupon lowers the price before tax', async () => {
    await saveTaxes({ pricesIncludeTax: false });
    const [{ id }, { post }] = [await offer(), await createBuyer()];
    const { code } = await createCoupon(app, admin, { kind: 'amount', value: 1.99 });
    const { body } = await post('orders', { product_id: id, tier: 'Pro', coupon: code }).expect(201);
    expect(body).toMatchObject({ amount: 9.2, coupon: { discount: 1.99 } });
  });

  it('200: a guest’s quote includes the tax of the selected country', async () => {
    await saveTaxes({ pricesIncludeTax: false });
    const { id } = await offer();
    const requestQuote = (country: string) =>
      app.http.post('/api/guest-orders/quote').send({ product_id: id, tier: 'Pro', country }).expect(200);
    expect((await requestQuote('BD')).body).toMatchObject({ total: 11.49, tax: 1.5 });
    expect((await requestQuote('')).body).toMatchObject({ total: 9.99, tax: 0 });
  });

  it('201: an upgrade credits what was paid including tax', async () => {
    await saveTaxes({ rates: [{ country: '', name: 'VAT', percent: 10 }], pricesIncludeTax: false });
    const planHolder = await createPlanHolder(app, 'Ever');
    expect((await planHolder.change('upgrade', 'Max').expect(201)).body.amount).toBe(44);
  });

  it('200: the public settings say which applies; a form without the field keeps it', async () => {
    const getSetting = async () => (await app.http.get('/api/site').expect(200)).body.pricesIncludeTax;
    expect(await getSetting()).toBe(true);
    await saveTaxes({ pricesIncludeTax: false });
    await saveTaxes({ pricesIncludeTax: undefined });
    expect(await getSetting()).toBe(false);
  });
});

describe('a launch price', () => {
  it('201: new customers pay it until it ends, a renewal costs the regular price', async () => {
    const [{ id, launch }, { post }] = [await createLaunchedOffer(HOUR), await createBuyer()];
    const { body } = await app.http.get(`/api/products/${id}`).expect(200);
    expect(body.pricing).toMatchObject([{ price: 9.99, launch }]);
    const rights = { activations: 1, updateMonths: 1, supportMonths: 0, termMonths: 1 };
    const pricing = JSON.stringify([{ ...body.pricing[0], rights }]);
    await app.db.updateTable('products').set({ pricing }).where('id', '=', id).execute();
    const order = (await post('orders', { product_id: id, tier: 'Pro', total: 4.99 }).expect(201)).body;
    expect(order.amount).toBe(4.99);
    const change = { kind: 'renewal', download_id: order.download_id };
    expect((await post('orders', { product_id: id, tier: 'Pro', change }).expect(201)).body.amount).toBe(9.99);
  });

  it('409: no one pays more than displayed once it has ended; nothing is bought', async () => {
    const [{ id }, { post, get }] = [await createLaunchedOffer(-1), await createBuyer()];
    expect((await app.http.get(`/api/products/${id}`).expect(200)).body.pricing[0].launch).toBeUndefined();
    const { body } = await post('orders', { product_id: id, tier: 'Pro', total: 4.99 }).expect(409);
    expect(body).toMatchObject({ code: 'price_changed', message: String(REFUSALS.priceChanged) });
    expect((await get('wallet/balance')).body.balance).toBe(100);
    expect((await post('orders', { product_id: id, tier: 'Pro', total: 9.99 }).expect(201)).body.amount).toBe(9.99);
  });

  it('the job removes it when it has ended, and no other; open forms do not become stale', async () => {
    const [ended, running] = [await createLaunchedOffer(-1), await createLaunchedOffer(HOUR)];
    const stored = ({ id }: { id: number }) =>
      app.db.selectFrom('products').select(['pricing', 'revision']).where('id', '=', id).executeTakeFirstOrThrow();
    const { revision } = await stored(ended);
    await deleteEndedLaunches(app.db, app.clock.now());
    expect(await stored(ended)).toEqual({
      pricing: [expect.not.objectContaining({ launch: expect.anything() })],
      revision,
    });
    expect((await stored(running)).pricing[0]?.launch).toEqual(running.launch);
  });
});
