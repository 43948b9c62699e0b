import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { countLedgerMismatches } from '../../../src/features/billing/wallet.repository.ts';
import { createOffer, creditWallet } from '../../factories/commerce.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

type Headers = Record<string, string>;

let app: TestApp;
let admin: Headers;
beforeAll(async () => {
  // A studio on its first day: no demo, no provider keys, only the owner's settings.
  app = await createTestApp({ env: { DEMO_DATA: 'false' } });
  admin = (await app.signedIn('super_admin')).headers;
});
afterAll(async () => {
  expect(await countLedgerMismatches(app.db)).toBe(0);
  await app.close();
});

const MANUAL_FIELDS = { manualTitle: 'bKash', manualInstructions: 'Send the amount to 01700-000000.' };
const save = (body: object, headers = admin) => app.http.put('/api/admin/payments/settings').set(headers).send(body);
const settings = async () => (await app.http.get('/api/admin/payments/settings').set(admin)).body;
const enableManual = async () => save({ ...MANUAL_FIELDS, manualEnabled: true, version: (await settings()).version });
const add = (headers: Headers, body: object) => app.http.post('/api/wallet/add-funds').set(headers).send(body);
const payment = (headers: Headers, id: string) => app.http.get(`/api/payments/${id}`).set(headers);
const report = (headers: Headers, id: string, number: string) =>
  app.http.put(`/api/payments/${id}/transfer`).set(headers).send({ number });
/** Makes the decision that the owner currently sees. */
const decide = async (id: string, body: object) => {
  const { transferNumber } = (await app.http.get(`/api/admin/payments/${id}`).set(admin)).body;
  const decision = { transferNumber, ...body };
  return app.http.put(`/api/admin/payments/${id}/decision`).set(admin).send(decision);
};
const balance = async (headers: Headers) => (await app.http.get('/api/wallet/balance').set(headers)).body.balance;

async function createReportedTransfer(amount = 25, number: string = crypto.randomUUID()) {
  await enableManual();
  const { user, headers } = await app.signedIn();
  const { body } = await add(headers, { amount });
  await report(headers, body.payment.id, number);
  return { user, headers, id: String(body.payment.id) };
}

describe('before the owner has connected a provider', () => {
  it('200: no payment methods, and adding funds answers 503', async () => {
    const { headers } = await app.signedIn();
    expect((await app.http.get('/api/payments/methods').set(headers)).body).toEqual({ items: [], coupons: false });
    expect((await add(headers, { amount: 5 })).status).toBe(503);
  });
});

describe('payment settings', () => {
  it('200 stores them with an audit entry and offers the payment method', async () => {
    expect(await settings()).toMatchObject({ manualEnabled: false, connected: [], version: 0, updated_at: null });
    const saved = await save({ ...MANUAL_FIELDS, manualEnabled: true, version: 0 });
    expect(saved.body).toMatchObject({ ...MANUAL_FIELDS, manualEnabled: true, version: 1 });
    const { headers } = await app.signedIn();
    const { body } = await app.http.get('/api/payments/methods').set(headers);
    expect(body).toEqual({ items: [{ provider: 'manual', title: 'bKash' }], coupons: false });
    const { action } = await app.db
      .selectFrom('audit_entries')
      .select('action')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(action).toBe('payments.update');
  });

  it('400 without its texts, 409 for an older version', async () => {
    const { version } = await settings();
    for (const field of ['manualTitle', 'manualInstructions'])
      expect((await save({ ...MANUAL_FIELDS, manualEnabled: true, [field]: '  ', version })).status).toBe(400);
    expect((await save({ ...MANUAL_FIELDS, manualEnabled: true, manualTitle: 'x'.repeat(41), version })).status).toBe(
      400,
    );
    expect((await save({ ...MANUAL_FIELDS, manualEnabled: true, version: version + 3 })).status).toBe(409);
  });
});

describe('a manual transfer', () => {
  it('200 creates a payment, credits nothing, and returns payment instructions', async () => {
    await enableManual();
    const { headers } = await app.signedIn();
    const { status, body } = await add(headers, { amount: 19.99 });
    expect([status, body.balance]).toEqual([200, 0]);
    expect(body.payment).toMatchObject({
      provider: 'manual',
      title: 'bKash',
      amount: 19.99,
      currency: 'USD',
      status: 'pending',
      waiting: false,
      instructions: MANUAL_FIELDS.manualInstructions,
      checkoutUrl: null,
      transferNumber: null,
    });
    expect((await payment(headers, body.payment.id)).body).toEqual(body.payment);
    const told = await app.http.get('/api/notifications').set(headers);
    expect(told.body.items[0]).toMatchObject({ href: `/dashboard/payments/${body.payment.id}` });
  });

  it('200: one key creates one payment', async () => {
    await enableManual();
    const { headers } = await app.signedIn();
    const keyed = { ...headers, 'idempotency-key': 'top-up' };
    const [first, second] = [await add(keyed, { amount: 5 }), await add(keyed, { amount: 5 })];
    expect(second.body.payment.id).toBe(first.body.payment.id);
    expect(second.headers['idempotent-replayed']).toBe('true');
    expect((await add(keyed, { amount: 6 })).status).toBe(409);
  });

  it('200 is credited once when the owner confirms, with a notification by email and in the app', async () => {
    const { user, headers, id } = await createReportedTransfer(25);
    expect((await payment(headers, id)).body).toMatchObject({ status: 'pending', waiting: true });
    expect(await balance(headers)).toBe(0);
    const answers = await Promise.all([1, 2, 3].map(() => decide(id, { decision: 'confirm' })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await balance(headers)).toBe(25);
    const { body } = await payment(headers, id);
    expect(body).toMatchObject({ status: 'paid', waiting: false, instructions: null });
    await app.background.idle();
    expect(app.mail.sent.filter(({ to }) => to.address === user.email).map(({ subject }) => subject)).toEqual([
      `Payment received (${body.code})`,
    ]);
    const told = await app.http.get('/api/notifications').set(headers);
    expect(told.body.items[0]).toMatchObject({ title: 'Funds added' });
  });

  it('200 is closed with a reason when the owner declines; its reference can be used again', async () => {
    const { headers, id } = await createReportedTransfer(25, 'REUSED-1');
    expect((await decide(id, { decision: 'refuse' })).status).toBe(400);
    const declined = await decide(id, { decision: 'refuse', reason: 'No such transfer has arrived' });
    expect(declined.body).toMatchObject({ status: 'failed', reason: 'No such transfer has arrived' });
    expect(await balance(headers)).toBe(0);
    const secondId = (await add(headers, { amount: 25 })).body.payment.id;
    expect((await report(headers, secondId, 'REUSED-1')).status).toBe(200);
  });

  it('409 for a reference that the customer has corrected since the owner saw it', async () => {
    const { headers, id } = await createReportedTransfer(25, 'MISTYPED-1');
    await report(headers, id, 'RIGHT-1');
    const lateDecision = await decide(id, { decision: 'confirm', transferNumber: 'MISTYPED-1' });
    expect(lateDecision).toMatchObject({ status: 409, body: { message: String(REFUSALS.paymentChanged) } });
    expect(await balance(headers)).toBe(0);
    expect((await decide(id, { decision: 'confirm' })).status).toBe(200);
  });

  it('409 for a reference used by another payment, in any case and spacing, and for a closed payment', async () => {
    await createReportedTransfer(5, 'taken-ABC');
    const { headers, id } = await createReportedTransfer(5);
    const other = (await add(headers, { amount: 5 })).body.payment.id;
    expect((await report(headers, other, 'TAKEN abc')).status).toBe(409);
    await decide(id, { decision: 'confirm' });
    expect((await report(headers, id, 'another-one')).status).toBe(409);
  });

  it('409 when the wallet would exceed its limit, and when too many payments are open', async () => {
    const { user, headers, id } = await createReportedTransfer(10);
    await creditWallet(app.db, user.id, 100_000_000);
    expect((await add(headers, { amount: 1 })).status).toBe(409);
    expect((await decide(id, { decision: 'confirm' })).status).toBe(409);
    expect((await payment(headers, id)).body.waiting).toBe(true);
    const busy = await app.signedIn();
    for (let open = 0; open < 20; open += 1) expect((await add(busy.headers, { amount: 1 })).status).toBe(200);
    expect((await add(busy.headers, { amount: 1 })).status).toBe(409);
  });

  it('200: a payment that stays unpaid for two weeks expires', async () => {
    await enableManual();
    const { headers } = await app.signedIn();
    const { id } = (await add(headers, { amount: 5 })).body.payment;
    app.clock.advance(15 * 24 * 60 * 60 * 1000);
    await app.deps.jobs.add('payments.reconcile', {});
    await app.background.idle();
    app.clock.reset();
    const row = await app.db.selectFrom('payments').select('status').where('id', '=', id).executeTakeFirstOrThrow();
    expect(row.status).toBe('expired');
  });
});

describe('GET /api/payments/{id}, PUT /api/payments/{id}/transfer', () => {
  it('400, 404 for what is another person’s', async () => {
    const { headers, id } = await createReportedTransfer();
    const other = await app.signedIn();
    expect((await payment(other.headers, id)).status).toBe(404);
    expect((await report(other.headers, id, 'mine-1234')).status).toBe(404);
    expect((await app.http.get('/api/payments/methods')).status).toBe(200);
    expect((await payment(headers, 'x')).status).toBe(404);
    expect((await report(headers, id, 'two\nlines')).status).toBe(400);
    expect((await report(headers, id, 'abc')).status).toBe(400);
    expect((await add(headers, { amount: 5, provider: 'stripe' })).status).toBe(400);
  });
});

describe('GET /api/admin/payments/{id}', () => {
  it('200: names the order that is paid, and nothing for a top-up', async () => {
    const { headers, id: topUp } = await createReportedTransfer();
    const product = await createOffer(app.db, app.deps.storage);
    const orderInput = { product_id: product.id, tier: 'Pro', provider: 'manual' };
    const { body: order } = await app.http.post('/api/orders').set(headers).send(orderInput).expect(201);
    const read = async (id: string) => (await app.http.get(`/api/admin/payments/${id}`).set(admin).expect(200)).body;
    const { id, number, product_name } = order;
    expect((await read(order.payment.id)).order).toEqual({ id, number, product_name });
    expect((await read(topUp)).order).toBeNull();
  });
});
