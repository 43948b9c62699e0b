import { afterAll, beforeAll, expect, it } from 'vitest';
import { createOffer } from '../../factories/commerce.ts';
import { createPaymentsApp, type Headers, type PaymentsApp } from '../../factories/payments-app.ts';
import { today } from '../../support/today.ts';

let shop: PaymentsApp;
let admin: Headers;
const get = async (path: string) => (await shop.app.http.get(`/api/admin/${path}`).set(admin).expect(200)).body;

// A shop in dollars that sells in taka as well: 9.99 USD or 1,200.00 BDT.
beforeAll(async () => {
  shop = await createPaymentsApp();
  admin = (await shop.app.signedIn('super_admin')).headers;
  await shop.app.http
    .put('/api/admin/payments/settings')
    .set(admin)
    .send({
      manualEnabled: true,
      manualTitle: 'Bank transfer',
      manualInstructions: 'Account 12',
      currency: 'USD',
      version: (await get('payments/settings')).version,
      secondCurrency: { currency: 'BDT', base: 'USD', rate: 121.5, date: today(shop.app) },
    })
    .expect(200);
});
afterAll(() => shop.close());

it('201: a refund is at most what the provider has left, after a return too small for the books', async () => {
  const { headers } = await shop.app.signedIn();
  const product = await createOffer(shop.app.db, shop.app.deps.storage);
  const secondPrice = { currency: 'BDT', price: 1200 };
  const pricing = [{ name: 'Pro', price: 9.99, period: 'once', features: [], secondPrice }];
  await shop.app.db
    .updateTable('products')
    .set({ pricing: JSON.stringify(pricing) })
    .where('id', '=', product.id)
    .execute();
  const input = {
    product_id: product.id,
    tier: 'Pro',
    country: 'BD',
    currency: 'BDT',
    provider: 'stripe',
    total: 1200,
  };
  const { body } = await shop.app.http.post('/api/orders').set(headers).send(input).expect(201);
  const reference = String(body.payment.checkoutUrl).split('/').at(-1) ?? '';
  await shop.simulator.act(reference, 'pay');
  await shop.deliverHeld();
  // 0.30 of 1,200.00 BDT is 0.0025 of 9.99 USD.
  await shop.deliver(shop.simulator.giveBack(reference, 30));
  await shop.app.background.idle();
  const order = await get(`orders/${body.id}`);
  const refund = { amount: order.total, to: 'source', reason: 'Agreed', withdraw: false, refunded: 0 };
  const { body: after } = await shop.app.http
    .post(`/api/admin/orders/${body.id}/refunds`)
    .set(admin)
    .send(refund)
    .expect(201);
  expect(after.refunds.at(-1)).toMatchObject({ charged: 1199.7, status: 'done' });
  await shop.deliverHeld();
  expect(await get(`payments/${body.payment.id}`)).toMatchObject({ status: 'refunded', refunded: 1200 });
});
