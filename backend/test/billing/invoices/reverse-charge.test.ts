import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { createOffer, creditWallet } from '../../factories/commerce.ts';
import { DRAFT_CONTENT, draftLine } from '../../factories/direct-invoices.ts';
import { startVies } from '../../support/vies-server.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

let app: TestApp;
let vies: Awaited<ReturnType<typeof startVies>>;
let admin: Record<string, string>;
let product_id: number;
beforeAll(async () => {
  vies = await startVies();
  app = await createTestApp({ env: { VIES_URL: vies.url } });
  admin = (await app.signedIn('super_admin')).headers;
  product_id = (await createOffer(app.db, app.deps.storage)).id;
});
afterAll(async () => {
  await app.close();
  await vies.close();
});

const RATES = [
  { country: 'DE', name: 'VAT', percent: 19, reverseCharge: true },
  { country: 'FR', name: 'TVA', percent: 20, reverseCharge: true },
  { country: 'IE', name: 'VAT', percent: 23, reverseCharge: true },
];
const SELLER = { sellerName: 'Nodi Ltd.', sellerAddress: '7 River Lane', sellerCountry: 'IE', taxNumber: 'IE6388047V' };
async function saveTaxes(overrides: object = {}) {
  const { body } = await app.http.get('/api/admin/invoice-settings').set(admin).expect(200);
  const settings = { ...body, ...SELLER, rates: RATES, pricesIncludeTax: true, ...overrides };
  return (await app.http.put('/api/admin/invoice-settings').set(admin).send(settings).expect(200)).body;
}
beforeEach(async () => {
  await app.db.deleteFrom('vat_checks').execute();
  vies.questions.length = 0;
  vies.answer('valid');
  await saveTaxes();
});

const check = (country: string, number: string) =>
  app.http.post('/api/vat-checks').send({ country, number }).expect(200);
/** As if the questions to VIES had been asked earlier. */
const ageChecks = (interval: string) =>
  app.db
    .updateTable('vat_checks')
    .set({ checked_at: sql`checked_at - ${interval}::interval` })
    .execute();
const plan = () => ({ product_id, tier: 'Pro' });

/** A customer with money and these billing details. */
async function createBuyer(taxNumber: string, country = 'DE') {
  const { user, headers } = await app.signedIn();
  await creditWallet(app.db, user.id, 10_000);
  const billing = { name: 'Fluss GmbH', address: '', country, taxNumber };
  await app.http.put('/api/billing-details').set(headers).send(billing).expect(200);
  const post = (path: string, body: object) => app.http.post(`/api/${path}`).set(headers).send(body);
  return { headers, post, get: (path: string) => app.http.get(`/api/${path}`).set(headers) };
}

describe('POST /api/vat-checks', () => {
  it('200: valid with consultation number and time, asked once a day', async () => {
    const { body } = await check('FR', 'FR40 303 265 045');
    expect(body).toEqual({
      result: 'valid',
      number: 'FR40303265045',
      name: 'Rivière SARL',
      consultation: 'WAPIAAAA1',
      checked_at: expect.stringMatching(MOMENT),
      untaxed: true,
    });
    expect(vies.questions).toEqual([
      { countryCode: 'FR', vatNumber: '40303265045', requesterMemberStateCode: 'IE', requesterNumber: '6388047V' },
    ]);
    expect((await check('FR', '40303265045')).body).toEqual(body);
    expect(vies.questions).toHaveLength(1);
    await ageChecks('24 hours');
    await check('FR', '40303265045');
    expect(vies.questions).toHaveLength(2);
  });

  it('200: invalid as VIES says', async () => {
    vies.answer('invalid');
    expect((await check('DE', 'DE136695976')).body).toMatchObject({ result: 'invalid', untaxed: false });
  });

  it.each(['unavailable', 'broken'] as const)(
    '200: unconfirmed while VIES is %s, and asked again later',
    async (how) => {
      vies.answer(how);
      expect((await check('DE', 'DE136695976')).body).toMatchObject({ result: 'unconfirmed', checked_at: null });
      await check('DE', 'DE136695976');
      expect(vies.questions).toHaveLength(1);
      vies.answer('valid');
      await ageChecks('61 seconds');
      expect((await check('DE', 'DE136695976')).body.result).toBe('valid');
    },
  );

  it('200: unconfirmed when VIES does not answer in time', async () => {
    vies.answer('silent');
    expect((await check('DE', 'DE136695976')).body.result).toBe('unconfirmed');
  });

  it('200: malformed, or elsewhere, without asking', async () => {
    expect((await check('DE', 'DE136695977')).body.result).toBe('malformed');
    expect((await check('BD', ' 123456789-0123 ')).body).toMatchObject({
      result: 'elsewhere',
      number: '123456789-0123',
    });
    expect((await check('IE', 'IE6388047V')).body.result).toBe('unconfirmed');
    await saveTaxes({ rates: [{ country: 'DE', name: 'VAT', percent: 19 }] });
    expect((await check('DE', 'DE136695976')).body.result).toBe('unconfirmed');
    expect(vies.questions).toEqual([]);
  });

  it('400: a country that is none', async () => {
    await app.http.post('/api/vat-checks').send({ country: 'Germany', number: '1' }).expect(400);
  });
});

describe('the price of a business', () => {
  it('201: without tax where VIES confirms its number, from the quote to invoice and credit note', async () => {
    const { post, get } = await createBuyer('DE136695976');
    const { body: quoted } = await post('orders/quote', plan()).expect(200);
    // 9.99 / 1.19
    expect(quoted).toMatchObject({ price: 8.39, total: 8.39, tax: 0, taxPercent: 0, reverseCharge: true });
    const { body: order } = await post('orders', { ...plan(), total: 8.39, withdrawal_consent: 1 }).expect(201);
    // What was decided stays, whatever the settings and VIES say later.
    await saveTaxes({ rates: [] });
    vies.answer('invalid');
    const [invoice] = (await get(`orders/${order.id}/invoices`).expect(200)).body.items;
    expect(invoice).toMatchObject({ net: 8.39, tax: 0, total: 8.39, reverseCharge: true });
    expect(invoice.buyer.taxNumber).toBe('DE136695976');
    const refund = { to: 'wallet', amount: 8.39, reason: 'A test', withdraw: true, refunded: 0 };
    await app.http.post(`/api/admin/orders/${order.id}/refunds`).set(admin).send(refund).expect(201);
    const [, note] = (await get(`orders/${order.id}/invoices`).expect(200)).body.items;
    expect(note).toMatchObject({ kind: 'credit_note', total: -8.39, tax: 0, reverseCharge: true });
    const terms = app.db.selectFrom('order_terms').select(['reverse_charge', 'vat_check']);
    expect(await terms.where('order_id', '=', order.id).executeTakeFirst()).toEqual({
      reverse_charge: true,
      vat_check: {
        number: 'DE136695976',
        name: null,
        consultation: 'WAPIAAAA1',
        checkedAt: expect.stringMatching(MOMENT),
      },
    });
  });

  it('201: without tax added to it', async () => {
    await saveTaxes({ pricesIncludeTax: false });
    const { post } = await createBuyer('DE136695976');
    expect((await post('orders', { ...plan(), withdrawal_consent: 1 }).expect(201)).body.amount).toBe(9.99);
  });

  it.each(['invalid', 'unavailable'] as const)('201: like a private person while VIES is %s', async (how) => {
    vies.answer(how);
    const { post } = await createBuyer('DE136695976');
    const { body: quoted } = await post('orders/quote', plan()).expect(200);
    expect(quoted).toMatchObject({ total: 9.99, tax: 1.6, vatNumberAsked: true });
    expect(quoted).not.toHaveProperty('reverseCharge');
    const { body: order } = await post('orders', { ...plan(), withdrawal_consent: 1 }).expect(201);
    expect(order.amount).toBe(9.99);
  });

  it('409: the price is another when the number is confirmed only after the price was shown', async () => {
    vies.answer('unavailable');
    const { post } = await createBuyer('DE136695976');
    await post('orders/quote', plan()).expect(200);
    vies.answer('valid');
    await ageChecks('61 seconds');
    await post('orders', { ...plan(), total: 9.99, withdrawal_consent: 1 }).expect(409);
  });

  it('200: with tax in the seller’s own country', async () => {
    const { post } = await createBuyer('IE6388047V', 'IE');
    const { body } = await post('orders/quote', plan()).expect(200);
    expect(body).toMatchObject({ total: 9.99, taxPercent: 23 });
    expect(body).not.toHaveProperty('vatNumberAsked');
  });

  it('200: without tax from a seller outside of the Union, who has no number to prove the check with', async () => {
    await saveTaxes({ sellerCountry: 'BD', taxNumber: '123456789-0123' });
    const { post } = await createBuyer('DE136695976');
    expect((await post('orders/quote', plan()).expect(200)).body).toMatchObject({ total: 8.39, reverseCharge: true });
    expect(vies.questions).toEqual([{ countryCode: 'DE', vatNumber: '136695976' }]);
  });
});

describe('guests', () => {
  const guest = { email: 'buyer@fluss.example', name: 'Fluss GmbH', country: 'DE', provider: 'demo' };

  it('200, 400: the quote has the number’s price, and an order needs a number of the country', async () => {
    const quote = { ...plan(), country: 'DE', vat_number: '136 695 976' };
    const { body } = await app.http.post('/api/guest-orders/quote').send(quote).expect(200);
    expect(body).toMatchObject({ total: 8.39, reverseCharge: true, vatNumberAsked: true });
    const wrong = { ...plan(), ...guest, vat_number: 'DE1', withdrawal_consent: 1 };
    const refused = await app.http.post('/api/guest-orders').send(wrong).expect(400);
    expect(refused.body.details).toEqual([{ field: 'vat_number', message: String(REFUSALS.vatNumberMalformed) }]);
  });

  it('201: the order costs what was quoted, and names the number', async () => {
    const input = { ...plan(), ...guest, vat_number: '136 695 976', total: 8.39, withdrawal_consent: 1 };
    const { body } = await app.http.post('/api/guest-orders').send(input).expect(201);
    expect(body.order.invoices).toMatchObject([
      { total: 8.39, reverseCharge: true, buyer: { taxNumber: 'DE136695976' } },
    ]);
  });
});

it('201: an upgrade at the price of a country stores the regular price without tax that is not charged', async () => {
  const { id } = await createOffer(app.db, app.deps.storage);
  const common = { period: 'month', features: [] };
  const countryPrices = [{ countries: ['DE'], percent: 50 }];
  const pricing = JSON.stringify([
    { ...common, name: 'Pro', price: 11.9 },
    { ...common, name: 'Max', price: 23.8, countryPrices },
  ]);
  await app.db.updateTable('products').set({ pricing }).where('id', '=', id).execute();
  await check('DE', 'DE136695976');
  const buyer = await createBuyer('DE136695976');
  const { body: order } = await buyer
    .post('orders', { product_id: id, tier: 'Pro', withdrawal_consent: 1 })
    .expect(201);
  // A price of the country confirms it.
  const sold = { line_id: order.id, countries: ['DE'], percent: 10, regular_cents: 1190 };
  await app.db.insertInto('line_country_prices').values(sold).execute();
  const change = { kind: 'upgrade', download_id: order.download_id };
  const upgrade = { product_id: id, tier: 'Max', change, withdrawal_consent: 1 };
  const { body } = await buyer.post('orders', upgrade).expect(201);
  expect(body.lines).toMatchObject([{ country_price: { percent: 50, regular_price: 20 } }]);
});

describe('invoices of the studio', () => {
  const send = async (lines: object[]) => {
    const path = '/api/admin/invoice-drafts';
    const { body: draft } = await app.http.post(path).set(admin).send({}).expect(201);
    const recipient = { ...DRAFT_CONTENT.recipient, country: 'DE', taxNumber: 'DE136695976' };
    const content = { ...DRAFT_CONTENT, recipient, lines, version: draft.version };
    const { body: saved } = await app.http.put(`${path}/${draft.id}`).set(admin).send(content).expect(200);
    const { version } = saved;
    return app.http.post(`${path}/${draft.id}/send`).set(admin).send({ version }).expect(200);
  };
  const untaxed = draftLine('Design', { taxName: '', taxPercent: 0 });

  it('200: say reverse charge with a confirmed number and no tax', async () => {
    await check('DE', 'DE136695976');
    expect((await send([untaxed])).body.items[0]).toMatchObject({ total: 100, reverseCharge: true });
  });

  it('200: do not say it with tax, and not without a confirmation', async () => {
    expect((await send([untaxed])).body.items[0]).not.toHaveProperty('reverseCharge');
    await check('DE', 'DE136695976');
    expect((await send([untaxed, draftLine('Icons')])).body.items[0]).not.toHaveProperty('reverseCharge');
  });
});
