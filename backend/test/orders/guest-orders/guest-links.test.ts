import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { countLedgerMismatches } from '../../../src/features/billing/wallet.repository.ts';
import { createOffer } from '../../factories/commerce.ts';
import { createProduct } from '../../factories/content.ts';
import { createTestApp, DEMO_RULES } from '../../test-app.ts';
import { BUYER, createGuestShop, type GuestShop, newGuestEmail, UNKNOWN_TOKEN } from './guest-shop.ts';

const DAY = 24 * 60 * 60 * 1000;
const UNKNOWN = { status: 404, body: { message: String(REFUSALS.orderLinkUnknown) } };

let shop: GuestShop;
beforeAll(async () => {
  shop = await createGuestShop();
  await shop.enableTransfers();
});
afterEach(() => shop.app.clock.reset());
afterAll(async () => {
  expect(await countLedgerMismatches(shop.app.db)).toBe(0);
  await shop.close();
});

const freeOrder = { tier: 'Free', provider: undefined };
const order = async (token: string) => (await shop.getOrder(token).expect(200)).body;
const reportTransfer = (token: string, number: string) =>
  shop.post('guest-order/transfer', { number }, { 'x-order-token': token });
/** Makes the decision that the owner currently sees. */
const decide = async (id: string, body: object) => {
  const { http } = shop.app;
  const { transferNumber } = (await http.get(`/api/admin/payments/${id}`).set(shop.admin)).body;
  return http
    .put(`/api/admin/payments/${id}/decision`)
    .set(shop.admin)
    .send({ transferNumber, ...body });
};

describe('the token of an order', () => {
  it('206, 304 and 416: its download resumes', async () => {
    const { token } = await shop.placeOrder(freeOrder);
    const file = (headers: Record<string, string>) => shop.getOrder(token, '/file').set(headers);
    const { etag } = (await file({}).expect(200)).headers;
    expect((await file({ range: 'bytes=4-' })).status).toBe(206);
    expect((await file({ 'if-none-match': String(etag) })).status).toBe(304);
    expect((await file({ range: 'bytes=500-' })).status).toBe(416);
  });

  it('409 for the price of a product without a file', async () => {
    const { id } = await createProduct(shop.app.db, {
      pricing: JSON.stringify([{ name: 'Pro', price: 9.99, period: 'once', features: [] }]),
    });
    expect((await shop.post('guest-orders/quote', { product_id: id, tier: 'Pro' })).status).toBe(409);
  });

  it('404 for a forged token, 400 for a malformed one, 410 for an expired one', async () => {
    const { token } = await shop.placeOrder(freeOrder);
    for (const path of ['', '/file', '/licence-sheet', `/invoices/${crypto.randomUUID()}`]) {
      expect(await shop.getOrder(UNKNOWN_TOKEN, path)).toMatchObject(UNKNOWN);
      expect((await shop.getOrder('no token', path)).status).toBe(400);
      expect((await shop.app.http.get(`/api/guest-order${path}`)).status).toBe(400);
    }
    expect(await reportTransfer(UNKNOWN_TOKEN, 'TX-12345')).toMatchObject(UNKNOWN);
    shop.app.clock.advance(30 * DAY + 1000);
    for (const path of ['', '/file', '/licence-sheet', `/invoices/${crypto.randomUUID()}`]) {
      expect(await shop.getOrder(token, path)).toMatchObject({ status: 410, body: { code: 'link_expired' } });
    }
    expect((await reportTransfer(token, 'TX-12345')).status).toBe(410);
  });

  it('404 for the invoice of another order', async () => {
    const paid = await shop.placeOrder();
    await shop.simulator.act(paid.reference, 'pay');
    await shop.deliverHeld();
    const { id } = (await order(paid.token)).invoices[0];
    const other = await shop.placeOrder();
    expect((await shop.getOrder(other.token, `/invoices/${id}`)).status).toBe(404);
    const { headers } = await shop.app.signedIn();
    for (const path of [`invoices/${id}/pdf`, `orders/${paid.body.order.order.id}`])
      expect((await shop.app.http.get(`/api/${path}`).set(headers)).status).toBe(404);
  });
});

describe('POST /api/guest-order/transfer', () => {
  it('200, then confirmed by the owner: the order is completed', async () => {
    const { email, token, body } = await shop.placeOrder({ provider: 'manual' });
    expect(body.order.order.payment).toMatchObject({ provider: 'manual', instructions: expect.any(String) });
    const mailed = await shop.tokenOf(email, 'guest-order');
    // A guest who has closed the page finds all that a transfer needs in the email.
    const { number, payment } = body.order.order;
    const [mail] = await shop.listMails(email);
    for (const needed of [`#${number}`, '$9.99', payment.code, payment.instructions])
      expect(mail?.text).toContain(needed);
    const reported = await reportTransfer(mailed, 'TX-GUEST-1');
    expect(reported).toMatchObject({ status: 200, body: { order: { payment: { waiting: true } } } });
    expect((await decide(body.order.order.payment.id, { decision: 'confirm' })).status).toBe(200);
    expect(await order(token)).toMatchObject({ order: { status: 'completed' }, file_name: expect.any(String) });
    expect((await shop.listMails(email)).map(({ kind }) => kind)).toEqual(['guest-order', 'guest-receipt']);
  });

  it('200, then declined: the order is cancelled with the reason', async () => {
    const { email, token, body } = await shop.placeOrder({ provider: 'manual' });
    await reportTransfer(token, 'TX-GUEST-2');
    await decide(body.order.order.payment.id, { decision: 'refuse', reason: 'Not found at the bank' });
    expect((await order(token)).order.status).toBe('cancelled');
    expect((await shop.listMails(email)).at(-1)?.text).toContain('Not found at the bank');
    expect((await reportTransfer(token, 'TX-GUEST-3')).status).toBe(409);
  });

  it('409 for a used reference or when there is nothing to transfer, 400 for an empty one', async () => {
    const first = await shop.placeOrder({ provider: 'manual' });
    await reportTransfer(first.token, 'TX-GUEST-4');
    const second = await shop.placeOrder({ provider: 'manual' });
    expect((await reportTransfer(second.token, 'TX-GUEST-4')).status).toBe(409);
    expect((await reportTransfer(second.token, '')).status).toBe(400);
    expect((await reportTransfer((await shop.placeOrder(freeOrder)).token, 'TX-GUEST-5')).status).toBe(409);
  });
});

describe('POST /api/guest-orders/link', () => {
  const requestLink = (email: string) => shop.post('guest-orders/link', { email });

  it('200 with the same answer whether or not there are orders; the email has a link for each', async () => {
    const { email, body } = await shop.placeOrder(freeOrder);
    const known = await requestLink(email.toUpperCase());
    const unknown = await requestLink(newGuestEmail());
    expect(known.status).toBe(200);
    expect(known.body).toEqual(unknown.body);
    const token = await shop.tokenOf(email, 'guest-links').then(async (found) => {
      if (found) return found;
      // It was sent to the address exactly as typed.
      return shop.tokenOf(email.toUpperCase(), 'guest-links');
    });
    expect((await order(token)).order.id).toBe(body.order.order.id);
  });

  it('200 with at most three emails an hour per address', async () => {
    const app = await createTestApp({ env: { DEMO_DATA: 'true', RATE_LIMIT_FACTOR: '1' } });
    const { id } = await createOffer(app.db, app.deps.storage);
    const email = newGuestEmail();
    await app.http
      .post('/api/guest-orders')
      .send({ product_id: id, tier: 'Free', email, ...BUYER })
      .expect(201);
    for (let n = 0; n < 5; n += 1) await app.http.post('/api/guest-orders/link').send({ email }).expect(200);
    await app.background.idle();
    expect(app.mail.sent.filter(({ kind }) => kind === 'guest-links')).toHaveLength(3);
    await app.close();
  });

  it('400 for an invalid email, 429 for a network with too many requests', async () => {
    expect((await requestLink('nobody')).status).toBe(400);
    const app = await createTestApp({ env: { ...DEMO_RULES, RATE_LIMIT_FACTOR: '0.02' } });
    const statuses = [];
    for (let n = 0; n < 3; n += 1)
      statuses.push((await app.http.post('/api/guest-orders/link').send({ email: newGuestEmail() })).status);
    expect(statuses).toEqual([200, 200, 429]);
    await app.close();
  });
});

describe('POST /api/guest-orders/quote', () => {
  it('200 with price, coupon and the tax of the country', async () => {
    const { orderInput } = await shop.placeOrder(freeOrder);
    const { product_id, tier } = { ...orderInput, tier: 'Pro' } as { product_id: number; tier: string };
    const { version } = (await shop.app.http.get('/api/admin/invoice-settings').set(shop.admin)).body;
    const settings = { sellerName: '', sellerAddress: '', taxNumber: '', version };
    const rates = [{ country: 'BD', name: 'VAT', percent: 15 }];
    await shop.app.http
      .put('/api/admin/invoice-settings')
      .set(shop.admin)
      .send({ ...settings, rates })
      .expect(200);
    const quote = (body: object) => shop.post('guest-orders/quote', { product_id, tier, ...body });
    const plain = { price: 9.99, discount: 0, total: 9.99, coupon: null, taxIncluded: true };
    const abroad = { country: 'DE', countryAsked: true, tax: 0, taxName: '', taxPercent: 0 };
    const home = { country: 'BD', countryAsked: true, tax: 1.3, taxName: 'VAT', taxPercent: 15 };
    expect((await quote({ country: 'DE' })).body).toEqual({ ...plain, ...abroad });
    expect((await quote({ country: 'BD' })).body).toEqual({ ...plain, ...home });
    // The country of the only rate is the default.
    expect((await quote({})).body).toEqual({ ...plain, ...home });
    expect(await quote({ coupon: 'NOT-THERE' })).toMatchObject({
      status: 400,
      body: { details: [{ field: 'coupon' }] },
    });
    expect((await quote({ product_id: 999_999 })).status).toBe(404);
  });
});
