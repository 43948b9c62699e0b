import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { countLedgerMismatches } from '../../../src/features/billing/wallet.repository.ts';
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

const payment = async (headers: Headers, id: string) =>
  (await shop.app.http.get(`/api/payments/${id}`).set(headers)).body;
const detail = async (id: string) => (await shop.app.http.get(`/api/admin/payments/${id}`).set(admin)).body;

describe.each(['stripe', 'sslcommerz'] as const)('%s', (provider) => {
  const startTopUp = async (amount = 19.99) => {
    const { user, headers } = await shop.app.signedIn();
    return { user, headers, ...(await shop.begin(headers, provider, amount)) };
  };

  it('200 creates a checkout at the provider and credits nothing', async () => {
    const { headers, id } = await startTopUp();
    const now = await payment(headers, id);
    expect(now).toMatchObject({ provider, status: 'pending', amount: 19.99, currency: 'USD' });
    expect(now.checkoutUrl).toContain(`${shop.simulator.url}/checkout/`);
    expect(await shop.balance(headers)).toBe(0);
  });

  it('200: the webhook credits once, however often it is sent', async () => {
    const { headers, id, reference } = await startTopUp();
    shop.simulator.plan('twice');
    await shop.simulator.act(reference, 'pay');
    const heldNotifications = [...shop.simulator.books.held];
    expect(await shop.deliverHeld()).toEqual([200, 200]);
    expect(await Promise.all([...heldNotifications, ...heldNotifications].map(shop.deliver))).toEqual([
      200, 200, 200, 200,
    ]);
    await shop.reconcile();
    expect(await shop.balance(headers)).toBe(19.99);
    expect(await payment(headers, id)).toMatchObject({ status: 'paid', checkoutUrl: null });
    expect((await detail(id)).creditedAt).not.toBeNull();
  });

  it('200: a lost webhook is made up for by the page that the customer returns to', async () => {
    const { headers, id, reference } = await startTopUp(5);
    shop.simulator.plan('lost');
    await shop.simulator.act(reference, 'pay');
    expect(shop.simulator.books.held).toEqual([]);
    expect((await payment(headers, id)).status).toBe('paid');
    expect(await shop.balance(headers)).toBe(5);
  });

  it('200: a lost webhook is made up for by the job, also after the provider was unavailable', async () => {
    const { headers, reference } = await startTopUp(6);
    shop.simulator.plan('lost');
    await shop.simulator.act(reference, 'pay');
    shop.simulator.plan('error', 'error', 'error', 'error');
    await shop.reconcile();
    while (shop.simulator.books.takes('error'));
    await shop.reconcile();
    expect(await shop.balance(headers)).toBe(6);
  });

  it('400 for an invalid signature, which changes nothing', async () => {
    const { headers, id, reference } = await startTopUp();
    shop.simulator.plan('wrong-signature');
    await shop.simulator.act(reference, 'pay');
    expect(await shop.deliverHeld()).toEqual([400]);
    const { events } = await detail(id);
    expect(events).toEqual([]);
    expect(await shop.balance(headers)).toBe(0);
  });

  it.each([
    ['wrong-amount', 'amount'],
    ['wrong-currency', 'currency'],
  ] as const)('200: %s is held for the owner, who decides', async (fault, hold) => {
    const { headers, id, reference } = await startTopUp();
    shop.simulator.plan(fault);
    await shop.simulator.act(reference, 'pay');
    expect(await shop.deliverHeld()).toEqual([200]);
    expect(await detail(id)).toMatchObject({ status: 'pending', hold });
    expect(await payment(headers, id)).toMatchObject({ waiting: true, checkoutUrl: null });
    expect(await shop.balance(headers)).toBe(0);
    const decide = (body: object) => shop.app.http.put(`/api/admin/payments/${id}/decision`).set(admin).send(body);
    expect(await decide({ decision: 'confirm' })).toMatchObject({
      status: 409,
      body: { message: String(REFUSALS.paymentDiffers) },
    });
    expect(await shop.balance(headers)).toBe(0);
    expect((await decide({ decision: 'refuse', reason: 'Given back' })).body).toMatchObject({ status: 'failed' });
  });

  it('200: declined, then paid: the payment counts, and a late decline reverses nothing', async () => {
    const { headers, id, reference } = await startTopUp(7);
    await shop.simulator.act(reference, 'decline');
    const declined = shop.simulator.books.held.splice(0);
    await Promise.all(declined.map(shop.deliver));
    expect((await payment(headers, id)).status).toBe('failed');
    await shop.simulator.act(reference, 'pay');
    await shop.deliverHeld();
    await Promise.all(declined.map(shop.deliver));
    expect((await payment(headers, id)).status).toBe('paid');
    expect(await shop.balance(headers)).toBe(7);
  });

  it('503 while the provider is unavailable; retrying with the same key creates one payment', async () => {
    const { headers } = await shop.app.signedIn();
    shop.simulator.plan('error', 'error');
    await expect(shop.begin(headers, provider, 8, 'again')).rejects.toThrow('503');
    while (shop.simulator.books.takes('error'));
    const { id } = await shop.begin(headers, provider, 8, 'again');
    expect((await shop.begin(headers, provider, 8, 'again')).id).toBe(id);
  });

  it('never returns or logs a key', async () => {
    const { body } = await shop.app.http.get('/api/admin/payments/settings').set(admin);
    expect(body.connected).toEqual(['stripe', 'sslcommerz']);
    const recordedOutput = JSON.stringify([body, shop.app.log.entries]);
    for (const secret of ['sk_test_tests', 'whsec_of_the_tests', 'password-of-the-tests'])
      expect(recordedOutput).not.toContain(secret);
  });
});

describe('a payment that sslcommerz flags as risky', () => {
  it('200 is held', async () => {
    const { headers } = await shop.app.signedIn();
    const { id, reference } = await shop.begin(headers, 'sslcommerz', 9);
    shop.simulator.plan('risky');
    await shop.simulator.act(reference, 'pay');
    await shop.deliverHeld();
    expect(await detail(id)).toMatchObject({ status: 'pending', hold: 'risk' });
    expect(await shop.balance(headers)).toBe(0);
  });
});

describe('/hooks/payments', () => {
  const post = (path: string, body: string | Buffer = '') =>
    shop.app.http.post(`/hooks/payments/${path}`).set('content-type', 'application/json').send(body);

  it('303 redirects to the payment, for every method', async () => {
    const { headers } = await shop.app.signedIn();
    const { id } = await shop.begin(headers, 'sslcommerz', 5);
    for (const response of [await post(`return/${id}`), await shop.app.http.get(`/hooks/payments/return/${id}`)]) {
      expect([response.status, response.headers.location]).toEqual([303, `/dashboard/payments/${id}`]);
    }
    expect((await post(`return/${id}/bn`)).headers.location).toBe(`/bn/dashboard/payments/${id}`);
    expect((await post('return/x')).headers.location).toBe('/dashboard/wallet');
  });

  it('400 for unsigned requests, 404 for an unknown provider, 413 for large bodies', async () => {
    expect((await post('stripe', '{}')).status).toBe(400);
    expect((await post('sslcommerz', 'tran_id=1')).status).toBe(400);
    for (const name of ['demo', 'manual', 'paypal', '__proto__'])
      expect((await post(name, '{}')).status, name).toBe(404);
    expect((await post('stripe', 'x'.repeat(300_000))).status).toBe(413);
  });
});
