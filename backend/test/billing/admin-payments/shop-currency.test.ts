import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOffer } from '../../factories/commerce.ts';
import { saveHours } from '../../factories/hours.ts';
import { createPaymentsApp, type Headers, type PaymentsApp } from '../../factories/payments-app.ts';
import { createLead } from '../../factories/quotes.ts';

let shop: PaymentsApp;
let admin: Headers;
beforeAll(async () => {
  shop = await createPaymentsApp();
  admin = (await shop.app.signedIn('super_admin')).headers;
});
afterAll(() => shop.close());

const read = async () => (await shop.app.http.get('/api/admin/payments/settings').set(admin)).body;
const save = async (change: object) => {
  const { manualEnabled, manualTitle, manualInstructions, version } = await read();
  const body = { manualEnabled, manualTitle, manualInstructions, version, ...change };
  return shop.app.http.put('/api/admin/payments/settings').set(admin).send(body);
};

describe('the currency of the shop', () => {
  it('200 can be changed while there is no money, 400 for an unknown currency', async () => {
    expect((await shop.app.http.get('/api/site')).body.currency).toBe('USD');
    expect((await save({ currency: 'JPY' })).status).toBe(400);
    const { status, body } = await save({ currency: 'BDT' });
    expect([status, body.currency, body.currencyFixed]).toEqual([200, 'BDT', false]);
    expect((await shop.app.http.get('/api/site')).body.currency).toBe('BDT');
  });

  it('409 while a project has hours with an amount, which would be invoiced in the other currency', async () => {
    const lead = await createLead(shop.app, admin);
    const id = crypto.randomUUID();
    await saveHours(shop.app, admin, lead, {}, id).expect(204);
    expect((await read()).currencyFixed).toBe(true);
    expect((await save({ currency: 'USD' })).status).toBe(409);
    await shop.app.http.delete(`/api/admin/projects/${lead}/hours/${id}`).set(admin).expect(204);
    expect((await read()).currencyFixed).toBe(false);
  });

  it('appears in payment, order, transaction, invoice and refund, and in emails', async () => {
    const { app, simulator } = shop;
    const { id } = await createOffer(app.db, app.deps.storage, { prices: { Pro: 1250 } });
    const { headers, user } = await app.signedIn();
    const orderInput = { product_id: id, tier: 'Pro', provider: 'stripe' };
    const { body: order } = await app.http.post('/api/orders').set(headers).send(orderInput).expect(201);
    await simulator.act(order.payment.checkoutUrl.split('/').at(-1), 'pay');
    expect(await shop.deliverHeld()).toEqual([200]);
    const refund = { amount: 250, to: 'wallet', reason: 'A part was missing', withdraw: false, refunded: 0 };
    await app.http.post(`/api/admin/orders/${order.id}/refunds`).set(admin).send(refund).expect(201);
    for (const table of ['payments', 'orders', 'wallet_entries', 'invoices', 'refunds'] as const)
      expect(new Set((await app.db.selectFrom(table).select('currency').execute()).map((row) => row.currency))).toEqual(
        new Set(['BDT']),
      );
    await app.http.post('/api/wallet/withdraw').set(headers).send({ amount: 100 }).expect(200);
    expect(await app.db.selectFrom('payouts').select('currency').execute()).toEqual([{ currency: 'BDT' }]);
    await app.background.idle();
    const mailTexts = app.mail.sent.filter(({ to }) => to.address === user.email).map(({ text }) => text);
    expect(mailTexts.join('\n')).toContain('We have received BDT\u00a01,250.00');
    expect(mailTexts.join('\n')).not.toContain('$');
  });

  it('409 once there is money in the books', async () => {
    expect((await read()).currencyFixed).toBe(true);
    const { status, body } = await save({ currency: 'USD' });
    expect(status).toBe(409);
    expect(body.message).toBe('The currency cannot be changed: amounts are recorded in it');
    expect((await save({ currency: 'BDT' })).status).toBe(200);
  });
});

describe('a provider that is switched off', () => {
  it('200 is not offered, 400 takes no payments, and payments already started still count', async () => {
    const { app, simulator } = shop;
    const { headers } = await app.signedIn();
    const { id, reference } = await shop.begin(headers, 'stripe', 100);
    expect((await save({ off: ['stripe'] })).body.off).toEqual(['stripe']);
    const methods = await app.http.get('/api/payments/methods');
    expect(methods.body.items.map(({ provider }: { provider: string }) => provider)).toEqual(['sslcommerz']);
    const orderInput = { amount: 100, provider: 'stripe' };
    expect((await app.http.post('/api/wallet/add-funds').set(headers).send(orderInput)).status).toBe(400);
    await simulator.act(reference, 'pay');
    expect(await shop.deliverHeld()).toEqual([200]);
    expect((await app.http.get(`/api/payments/${id}`).set(headers)).body.status).toBe('paid');
  });
});
