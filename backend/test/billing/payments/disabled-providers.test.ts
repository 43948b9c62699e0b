import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { createOffer } from '../../factories/commerce.ts';
import { createPaymentsApp, type Headers, type PaymentsApp } from '../../factories/payments-app.ts';

let shop: PaymentsApp;
let admin: Headers;
let productId: number;
beforeAll(async () => {
  shop = await createPaymentsApp();
  admin = (await shop.app.signedIn('super_admin')).headers;
  productId = (await createOffer(shop.app.db, shop.app.deps.storage, { prices: { Pro: 20 } })).id;
});
afterAll(() => shop.close());

const MANUAL = { manualEnabled: true, manualTitle: 'Bank', manualInstructions: 'Send it to account 1' };
const save = async (change: object) => {
  const settings = '/api/admin/payments/settings';
  const { version } = (await shop.app.http.get(settings).set(admin)).body;
  const body = { ...MANUAL, version, ...change };
  await shop.app.http.put(settings).set(admin).send(body).expect(200);
};
const listProviders = async () =>
  (await shop.app.http.get('/api/payments/methods')).body.items.map(({ provider }: { provider: string }) => provider);
const count = async () => (await shop.app.db.selectFrom('payments').select('id').execute()).length;

/** Both ways in which a signed-in user starts a payment. */
const startPayment = async (provider: string) => {
  const { headers } = await shop.app.signedIn();
  const send = (path: string, body: object) =>
    shop.app.http
      .post(path)
      .set(headers)
      .send({ ...body, provider });
  return [
    await send('/api/wallet/add-funds', { amount: 5 }),
    await send('/api/orders', { product_id: productId, tier: 'Pro' }),
  ];
};
const expectRejected = async (provider: string) => {
  const before = await count();
  for (const { status, body } of await startPayment(provider)) {
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain(String(REFUSALS.providerUnknown));
  }
  expect(await count()).toBe(before);
};

describe('a disabled payment method', () => {
  it.each(['stripe', 'sslcommerz', 'manual'])('400 creates no payment while %s is switched off', async (provider) => {
    await save({ off: [] });
    expect(await listProviders()).toContain(provider);
    await save({ off: [provider] });
    expect(await listProviders()).not.toContain(provider);
    await expectRejected(provider);
  });

  it('400 creates no payment for a transfer that was never set up', async () => {
    await save({ off: [], manualEnabled: false });
    await expectRejected('manual');
  });

  it('400 creates no payment for the demo provider outside demo data', () => expectRejected('demo'));
});
