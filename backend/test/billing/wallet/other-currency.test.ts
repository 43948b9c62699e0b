import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOffer, creditWallet } from '../../factories/commerce.ts';
import { createGuestShop, type GuestShop } from '../../orders/guest-orders/guest-shop.ts';

/** A day of a shop that sells in taka, where 10,000 is no more than eighty dollars. */
let shop: GuestShop;
let productId: number;
let headers: Record<string, string>;
let userId: string;
beforeAll(async () => {
  shop = await createGuestShop();
  const { http, db, deps } = shop.app;
  const payments = (await http.get('/api/admin/payments/settings').set(shop.admin)).body;
  const taka = {
    manualEnabled: true,
    manualTitle: 'bKash',
    manualInstructions: 'Send it.',
    currency: 'BDT',
    version: payments.version,
  };
  await http.put('/api/admin/payments/settings').set(shop.admin).send(taka).expect(200);
  const settings = (await http.get('/api/admin/invoice-settings').set(shop.admin)).body;
  const rates = [{ country: 'BD', name: 'VAT', percent: 15 }];
  const taxed = { ...settings, sellerName: 'Nodi Ltd.', taxNumber: '123456789-0123', rates, pricesIncludeTax: false };
  await http.put('/api/admin/invoice-settings').set(shop.admin).send(taxed).expect(200);
  productId = (await createOffer(db, deps.storage, { prices: { Pro: 150_000 } })).id;
  const customer = await shop.app.signedIn();
  headers = customer.headers;
  userId = customer.user.id;
});
afterAll(() => shop.close());

const createOrderInput = () => ({ product_id: productId, tier: 'Pro' });
const add = (amount: number) => shop.post('wallet/add-funds', { amount }, headers);

describe('a shop that sells in BDT', () => {
  it('200: tops up, buys and withdraws more than ten thousand; the totals on the invoice are correct', async () => {
    // A provider accepts it; the payment is inserted here.
    expect((await add(500_000).expect(200)).body.payment).toMatchObject({ amount: 500_000, currency: 'BDT' });
    await creditWallet(shop.app.db, userId, 500_000_000);
    const quoted = (await shop.post('orders/quote', createOrderInput(), headers).expect(200)).body;
    expect(quoted).toMatchObject({ price: 150_000, tax: 22_500, total: 172_500, country: 'BD', countryAsked: true });
    const orderInput = { ...createOrderInput(), country: 'BD', total: 172_500 };
    const { body: order } = await shop.post('orders', orderInput, headers).expect(201);
    const [invoice] = (await shop.app.http.get(`/api/orders/${order.id}/invoices`).set(headers)).body.items;
    expect(invoice).toMatchObject({
      currency: 'BDT',
      net: 150_000,
      tax: 22_500,
      total: 172_500,
      taxPercent: 15,
      mushak: true,
      buyer: { country: 'BD' },
    });
    expect((await shop.post('wallet/withdraw', { amount: 4_827_500 }, headers).expect(200)).body.balance).toBe(0);
  });

  it('201: a guest pays the same by transfer', async () => {
    const { body, token, email } = await shop.placeOrder({ ...createOrderInput(), provider: 'manual' });
    expect(body.order.order).toMatchObject({ amount: 172_500, payment: { currency: 'BDT' } });
    await shop.post('guest-order/transfer', { number: 'TRX-TAKA' }, { 'x-order-token': token }).expect(200);
    const decision = { decision: 'confirm', transferNumber: 'TRX-TAKA' };
    await shop.app.http
      .put(`/api/admin/payments/${body.order.order.payment.id}/decision`)
      .set(shop.admin)
      .send(decision)
      .expect(200);
    const [invoice] = (await shop.getOrder(token)).body.invoices;
    expect(invoice).toMatchObject({ currency: 'BDT', net: 150_000, tax: 22_500, total: 172_500 });
    const receipt = (await shop.listMails(email)).find(({ kind }) => kind === 'guest-receipt');
    expect(receipt?.text).toMatch(/BDT\s150,000\.00[\s\S]*VAT 15%[\s\S]*BDT\s22,500\.00[\s\S]*BDT\s172,500\.00/);
  });

  it('400, 409: above the limits of the currency, which the message names', async () => {
    const most = 'At most BDT\u00a010,000,000.00';
    expect((await add(10_000_000.01).expect(400)).body).toMatchObject({
      message: most,
      details: [{ field: 'amount', message: most }],
    });
    const { user, headers: fundedHeaders } = await shop.app.signedIn();
    await creditWallet(shop.app.db, user.id, 100_000_000_000);
    const full = await shop.post('wallet/add-funds', { amount: 0.01 }, fundedHeaders);
    expect([full.status, full.body.message]).toEqual([409, 'A wallet can hold at most BDT\u00a01,000,000,000.00']);
  });
});
