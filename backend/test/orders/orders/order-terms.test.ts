import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { issueCreditNote, issueMissingInvoices } from '../../../src/features/billing/issue-invoice.service.ts';
import { eraseDeletedUsers, GRACE_MS } from '../../../src/features/privacy/erase-users.service.ts';
import { createOffer, createOrder, creditWallet } from '../../factories/commerce.ts';
import { createGuestShop, type GuestShop } from '../guest-orders/guest-shop.ts';

let shop: GuestShop;
beforeAll(async () => {
  shop = await createGuestShop();
  await shop.enableTransfers();
});
afterAll(() => shop.close());

const VAT = [{ country: 'BD', name: 'VAT', percent: 15 }];
const SELLER = { sellerName: 'Nodi Ltd.', sellerAddress: '7 River Lane', sellerCountry: '', taxNumber: '' };
async function saveSettings(overrides: object) {
  const { http } = shop.app;
  const { body } = await http.get('/api/admin/invoice-settings').set(shop.admin).expect(200);
  const next = { ...body, ...overrides };
  await http.put('/api/admin/invoice-settings').set(shop.admin).send(next).expect(200);
}
beforeEach(() => saveSettings({ ...SELLER, rates: VAT, pricesIncludeTax: true }));

/** A user with an account, a balance and no country. */
async function customer() {
  const { user, headers } = await shop.app.signedIn();
  await creditWallet(shop.app.db, user.id, 100_000);
  return { user, headers };
}
type Headers = Record<string, string>;
const billing = async (headers: Headers) => (await shop.app.http.get('/api/billing-details').set(headers)).body;
const invoices = async (id: string, headers: Headers) =>
  (await shop.app.http.get(`/api/orders/${id}/invoices`).set(headers).expect(200)).body.items;
const createOrderInput = async () => ({
  product_id: (await createOffer(shop.app.db, shop.app.deps.storage)).id,
  tier: 'Pro',
});

describe('the country of the buyer', () => {
  it('400: paid plans are not sold to an unknown country while there is tax; nothing is charged', async () => {
    const { headers } = await customer();
    const { body } = await shop.post('orders', await createOrderInput(), headers).expect(400);
    expect(body.details).toEqual([{ field: 'country', message: String(REFUSALS.countryNeeded) }]);
    const asGuest = await shop.placeOrder({ country: '' });
    expect(asGuest).toMatchObject({ status: 400, body: { details: [{ field: 'country' }] } });
    expect((await shop.app.http.get('/api/wallet/balance').set(headers)).body.balance).toBe(1000);
  });

  it('201: requested once, stored as the billing country, and taxed', async () => {
    const { headers } = await customer();
    const orderInput = await createOrderInput();
    const quoted = (await shop.post('orders/quote', orderInput, headers).expect(200)).body;
    expect(quoted).toMatchObject({ country: 'BD', countryAsked: true, taxPercent: 15, total: 9.99 });
    const { body: order } = await shop.post('orders', { ...orderInput, country: 'BD' }, headers).expect(201);
    const [invoice] = await invoices(order.id, headers);
    expect(invoice).toMatchObject({ buyer: { country: 'BD' }, taxName: 'VAT', net: 8.69, tax: 1.3, total: 9.99 });
    expect((await billing(headers)).country).toBe('BD');
    // From now on a different country on an order changes nothing.
    const secondQuote = (await shop.post('orders/quote', { ...orderInput, country: 'DE' }, headers)).body;
    expect(secondQuote).toMatchObject({ country: 'BD', countryAsked: false });
  });

  it('201: of the default address, which the invoice has while the billing details have no address', async () => {
    const { headers } = await customer();
    const typed = { type: 'office', street: '4 Zindabazar', city: 'Sylhet', postal_code: '3100', country: 'বাংলাদেশ' };
    const { body: address } = await shop.post('addresses', typed, headers).expect(201);
    await saveSettings({ rates: [...VAT, { country: 'DE', name: 'MwSt', percent: 19 }] });
    const orderInput = await createOrderInput();
    const quote = async () => (await shop.post('orders/quote', orderInput, headers).expect(200)).body;
    expect(await quote()).toMatchObject({ country: '', tax: 0 });
    await shop.app.http.put(`/api/addresses/${address.id}/default`).set(headers).expect(200);
    expect(await quote()).toMatchObject({ country: 'BD', countryAsked: true, tax: 1.3 });
    const { body: order } = await shop.post('orders', { ...orderInput, country: 'BD' }, headers).expect(201);
    const [invoice] = await invoices(order.id, headers);
    expect(invoice.buyer).toMatchObject({ address: '4 Zindabazar\nSylhet 3100', country: 'BD' });
    const details = { name: '', address: '9 Station Road', country: 'BD', taxNumber: '' };
    await shop.app.http.put('/api/billing-details').set(headers).send(details).expect(200);
    const { body: next } = await shop.post('orders', await createOrderInput(), headers).expect(201);
    expect((await invoices(next.id, headers))[0].buyer.address).toBe('9 Station Road');
  });

  it('400: the country of the default address is only suggested; 201: its lines are not used for another country', async () => {
    const { headers } = await customer();
    const typed = { type: 'office', street: '4 Zindabazar', city: 'Sylhet', postal_code: '3100', country: 'BD' };
    const { body: address } = await shop.post('addresses', typed, headers).expect(201);
    await shop.app.http.put(`/api/addresses/${address.id}/default`).set(headers).expect(200);
    await saveSettings({ rates: [...VAT, { country: 'IN', name: 'GST', percent: 18 }] });
    const orderInput = await createOrderInput();
    const { body: refused } = await shop.post('orders', orderInput, headers).expect(400);
    expect(refused.details).toEqual([{ field: 'country', message: String(REFUSALS.countryNeeded) }]);
    const { body: order } = await shop.post('orders', { ...orderInput, country: 'IN' }, headers).expect(201);
    expect((await invoices(order.id, headers))[0].buyer).toMatchObject({ address: '', country: 'IN' });
  });

  it('201: not required for a free plan', async () => {
    const { headers } = await customer();
    await shop.post('orders', { ...(await createOrderInput()), tier: 'Free' }, headers).expect(201);
  });

  it('200: the seller’s own country is suggested: from the settings, from a BIN, from the only rate', async () => {
    const { headers } = await customer();
    const orderInput = await createOrderInput();
    const offered = async () => (await shop.post('orders/quote', orderInput, headers)).body.country;
    await saveSettings({ rates: [...VAT, { country: 'DE', name: 'MwSt', percent: 19 }] });
    expect(await offered()).toBe('');
    await saveSettings({ taxNumber: '123456789-0123' });
    expect(await offered()).toBe('BD');
    await saveSettings({ sellerCountry: 'DE' });
    expect(await offered()).toBe('DE');
    expect((await shop.post('guest-orders/quote', orderInput)).body).toMatchObject({ country: 'DE', taxPercent: 19 });
  });

  it('201: registration stores it, and does not require it', async () => {
    const registration = { name: 'Nadia', password: 'river-stone-42' };
    const register = (overrides: object) => shop.post('auth/register', { ...registration, ...overrides }).expect(201);
    const { body } = await register({ email: 'with-country@example.com', country: 'BD' });
    expect((await billing({ authorization: `Bearer ${body.token}` })).country).toBe('BD');
    const { body: other } = await register({ email: 'without-country@example.com' });
    expect((await billing({ authorization: `Bearer ${other.token}` })).country).toBe('');
  });

  it('200: an import stores it, as a code or a name, and reports unknown ones', async () => {
    const file =
      'Name,Email,Country\nA,import-a@example.com,Bangladesh\nB,import-b@example.com,de\nC,c@example.com,Nowhere\n';
    const { body } = await shop.app.http
      .post('/api/admin/imports/customers?mode=import')
      .set(shop.admin)
      .attach('file', Buffer.from(file), { filename: 'people.csv', contentType: 'text/csv' })
      .expect(200);
    expect(body).toMatchObject({ imported: 2, problems: [{ row: 4, details: [{ field: 'country' }] }] });
    const storedTerms = await shop.app.db
      .selectFrom('billing_details')
      .innerJoin('users', 'users.id', 'user_id')
      .select('country')
      .where('users.email', 'like', 'import-%')
      .orderBy('users.email')
      .execute();
    expect(storedTerms).toEqual([{ country: 'BD' }, { country: 'DE' }]);
  });

  it('200: the owner sees which invoices were issued without one', async () => {
    await saveSettings({ rates: [] });
    const { headers } = await customer();
    const { body: order } = await shop.post('orders', await createOrderInput(), headers).expect(201);
    const list = () => shop.app.http.get('/api/admin/invoices/without-country').set(shop.admin).expect(200);
    const { items, total } = (await list()).body;
    expect(items[0]).toMatchObject({ orderId: order.id, orderNumber: order.number, total: 9.99, currency: 'USD' });
    await saveSettings({ rates: VAT });
    await shop.post('orders', { ...(await createOrderInput()), country: 'BD' }, headers).expect(201);
    expect((await list()).body.total).toBe(total);
  });
});

describe('the terms of an order', () => {
  const taxedGuest = async () => {
    await saveSettings({ pricesIncludeTax: false });
    const product = await createOffer(shop.app.db, shop.app.deps.storage);
    const pricing = JSON.stringify([{ name: 'Pro', price: 23.9, period: 'once', features: [] }]);
    await shop.app.db.updateTable('products').set({ pricing }).where('id', '=', product.id).execute();
    return shop.placeOrder({ product_id: product.id, provider: 'manual' });
  };
  const confirm = async (token: string, number: string) => {
    await shop.post('guest-order/transfer', { number }, { 'x-order-token': token }).expect(200);
    const { payment } = (await shop.getOrder(token)).body.order;
    await shop.app.http
      .put(`/api/admin/payments/${payment.id}/decision`)
      .set(shop.admin)
      .send({ decision: 'confirm', transferNumber: number })
      .expect(200);
    return (await shop.getOrder(token)).body;
  };

  it('a transfer confirmed after the rate was removed is invoiced on the original terms, and so is its refund', async () => {
    const { body, token, email } = await taxedGuest();
    expect(body.order.order.amount).toBe(27.49);
    const other = { sellerName: 'Other Ltd.', sellerAddress: 'Elsewhere', sellerCountry: 'DE', taxNumber: 'DE 1' };
    await saveSettings({ ...other, rates: [], pricesIncludeTax: true });
    const done = await confirm(token, 'TRX-AGREED-1');
    const parties = {
      seller: { name: 'Nodi Ltd.', address: '7 River Lane', taxNumber: '' },
      buyer: { country: 'BD', email },
    };
    expect(done.invoices).toMatchObject([
      { ...parties, taxName: 'VAT', taxPercent: 15, net: 23.9, tax: 3.59, total: 27.49 },
    ]);
    const receipt = (await shop.listMails(email)).find(({ kind }) => kind === 'guest-receipt');
    expect(receipt?.text).toMatch(/\$23\.90[\s\S]*VAT 15%[\s\S]*\$3\.59[\s\S]*Total[\s\S]*\$27\.49/);
    const refundInput = { orderId: done.order.id, cents: 2749, at: new Date() };
    await shop.app.db.transaction().execute((tx) => issueCreditNote(tx, refundInput));
    const [, credit] = (await shop.app.http.get(`/api/admin/orders/${done.order.id}/invoices`).set(shop.admin)).body
      .items;
    expect(credit).toMatchObject({ ...parties, kind: 'credit_note', net: -23.9, tax: -3.59, total: -27.49 });
  });

  it('a buyer who changes their name and country before paying is invoiced on the original terms', async () => {
    const { user, headers } = await customer();
    await shop
      .post('orders', { ...(await createOrderInput()), country: 'BD', provider: 'manual' }, headers)
      .expect(201);
    const newDetails = { name: 'Somebody Else', address: '', country: 'DE', taxNumber: 'DE 9' };
    await shop.app.http.put('/api/billing-details').set(headers).send(newDetails).expect(200);
    const terms = await shop.app.db
      .selectFrom('order_terms')
      .innerJoin('orders', 'orders.id', 'order_id')
      .select(['buyer', 'tax_percent'])
      .where('user_id', '=', user.id)
      .executeTakeFirstOrThrow();
    expect(terms).toMatchObject({ tax_percent: 15, buyer: { name: user.name, country: 'BD', taxNumber: '' } });
  });

  it('the same order with another country is another order', async () => {
    const { headers } = await customer();
    const orderInput = { ...(await createOrderInput()), provider: 'manual' };
    const first = (await shop.post('orders', { ...orderInput, country: 'BD' }, headers).expect(201)).body;
    expect((await shop.post('orders', orderInput, headers).expect(201)).body.id).toBe(first.id);
    const newDetails = { name: '', address: '', country: 'DE', taxNumber: '' };
    await shop.app.http.put('/api/billing-details').set(headers).send(newDetails).expect(200);
    const agreed = { ...orderInput, withdrawal_consent: 1 };
    expect((await shop.post('orders', agreed, headers).expect(201)).body.id).not.toBe(first.id);
  });

  it('an order of an earlier release is invoiced with the seller’s country, and waits while that is unknown', async () => {
    const { user, headers } = await customer();
    const { id } = await createOrder(shop.app.db, user.id);
    await saveSettings({ rates: [...VAT, { country: '', name: 'Tax', percent: 5 }], sellerCountry: '' });
    await saveSettings({ rates: [{ country: '', name: 'Tax', percent: 5 }] });
    await issueMissingInvoices(shop.app.db, new Date());
    expect(await invoices(id, headers)).toEqual([]);
    await saveSettings({ rates: VAT, sellerCountry: 'BD' });
    await issueMissingInvoices(shop.app.db, new Date());
    expect(await invoices(id, headers)).toMatchObject([{ buyer: { country: 'BD' }, taxPercent: 15 }]);
  });

  it('an erased user leaves no name in the terms, and the issued invoice complete', async () => {
    const { user, headers } = await customer();
    const { body: order } = await shop
      .post('orders', { ...(await createOrderInput()), country: 'BD' }, headers)
      .expect(201);
    await shop.app.http.delete(`/api/admin/users/${user.id}`).set(shop.admin).expect(204);
    await eraseDeletedUsers(shop.app.deps, new Date(shop.app.clock.now().getTime() + GRACE_MS));
    const { buyer } = await shop.app.db
      .selectFrom('order_terms')
      .select('buyer')
      .where('order_id', '=', order.id)
      .executeTakeFirstOrThrow();
    expect(buyer).toMatchObject({ name: '', email: '' });
    const [invoice] = (await shop.app.http.get(`/api/admin/orders/${order.id}/invoices`).set(shop.admin)).body.items;
    expect(invoice.buyer.name).toBe(user.name);
  });
});
