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

const report = async (reference: string, minor: number) => {
  expect(await shop.deliver(shop.simulator.giveBack(reference, minor))).toBe(200);
  await shop.app.background.idle();
};
const refund = async (id: string, values: { amount: number; refunded: number }) => {
  const input = { to: 'source', reason: 'Agreed', withdraw: false, ...values };
  return (await shop.app.http.post(`/api/admin/orders/${id}/refunds`).set(admin).send(input).expect(201)).body;
};

/** An order of 1,200.00 BDT, paid with Stripe. */
async function bought() {
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
  return { order: await get(`orders/${body.id}`), payment: String(body.payment.id), reference };
}

it('201: a refund is at most what the provider has left, after a return too small for the books', async () => {
  const { order, payment, reference } = await bought();
  // 0.30 of 1,200.00 BDT is 0.0025 of 9.99 USD.
  await report(reference, 30);
  const after = await refund(order.id, { amount: order.total, refunded: 0 });
  expect(after.refunds.at(-1)).toMatchObject({ charged: 1199.7, status: 'done' });
  await shop.deliverHeld();
  expect(await get(`payments/${payment}`)).toMatchObject({ status: 'refunded', refunded: 1200 });
});

it('201: a refund that the provider reports before its response is counted once', async () => {
  const { order, reference } = await bought();
  shop.simulator.plan('lost-refund', 'lost-refund');
  // 5.00 of 9.88 USD: 607.29 BDT, whose response is lost.
  await refund(order.id, { amount: 5, refunded: 0 });
  await report(reference, 0);
  const { refunds } = await refund(order.id, { amount: Number((order.total - 5).toFixed(2)), refunded: 5 });
  expect(refunds.map(({ charged }: { charged: number }) => charged)).toEqual([607.29, 592.71]);
});
