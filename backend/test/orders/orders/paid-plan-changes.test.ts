import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countLedgerMismatches } from '../../../src/features/billing/wallet.repository.ts';
import { createOffer } from '../../factories/commerce.ts';
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

const get = async (headers: Headers, path: string) => (await shop.app.http.get(`/api/${path}`).set(headers)).body;

/** A customer with a free monthly plan, at a checkout that renews or upgrades it. */
async function createWaitingChange(kind: 'renewal' | 'upgrade') {
  const { headers } = await shop.app.signedIn();
  const product = await createOffer(shop.app.db, shop.app.deps.storage);
  const rights = { activations: 1, updateMonths: 1, supportMonths: 0, termMonths: 1 };
  const plans = [
    { name: 'Trial', price: 0, period: 'month', features: [], rights },
    { name: 'Pro', price: 9.99, period: 'month', features: [], rights: { ...rights, activations: 4 } },
  ];
  const price = (trial: number) => JSON.stringify([{ ...plans[0], price: trial }, plans[1]]);
  const products = (pricing: string) =>
    shop.app.db.updateTable('products').set({ pricing }).where('id', '=', product.id).execute();
  await products(price(0));
  const send = (body: object) =>
    shop.app.http
      .post('/api/orders')
      .set(headers)
      .send({ product_id: product.id, ...body });
  const { download_id } = (await send({ tier: 'Trial' }).expect(201)).body;
  await products(price(5));
  const tier = kind === 'renewal' ? 'Trial' : 'Pro';
  const orderInput = { tier, provider: 'stripe', change: { kind, download_id } };
  const order = (await send(orderInput).expect(201)).body;
  const again = (await send(orderInput).expect(201)).body;
  return {
    headers,
    order,
    again,
    download_id,
    reference: String(order.payment.checkoutUrl).split('/').at(-1) ?? '',
    files: () => get(headers, 'downloads'),
  };
}

describe('a plan renewed through a provider', () => {
  it('201: the order is pending and changes nothing; once it is paid, the plan is renewed', async () => {
    const { headers, order, again, download_id, files, reference } = await createWaitingChange('renewal');
    expect(order).toMatchObject({ status: 'pending', amount: 5, change: 'renewal', download_id: null });
    expect(again.id).toBe(order.id);
    const [before] = await files();
    await shop.simulator.act(reference, 'pay');
    await shop.deliverHeld();
    await shop.reconcile();
    const [after, ...others] = await files();
    expect(others).toEqual([]);
    expect(Date.parse(after.rights.holds_until)).toBeGreaterThan(Date.parse(before.rights.holds_until));
    expect(await get(headers, `orders/${order.id}`)).toMatchObject({ status: 'completed', download_id });
    expect((await get(headers, `payments/${order.payment.id}`)).order.download_id).toBe(download_id);
  });

  it('201: a renewal paid after the purchase was refunded starts anew', async () => {
    const { headers, order, files, reference } = await createWaitingChange('upgrade');
    const [freeOrder] = (await get(headers, 'orders')).filter(({ amount }: { amount: number }) => amount === 0);
    await shop.app.http
      .put(`/api/admin/orders/${freeOrder.id}/status`)
      .set(admin)
      .send({ from: 'completed', status: 'refunded' })
      .expect(200);
    expect(await files()).toEqual([]);
    await shop.simulator.act(reference, 'pay');
    await shop.deliverHeld();
    expect((await files())[0]).toMatchObject({ rights: { tier: 'Pro', activations: 4, ended: false } });
    expect(order).toMatchObject({ change: 'upgrade', amount: 9.99 });
  });

  it('200: the studio completes it manually, without a second file', async () => {
    const { order, files } = await createWaitingChange('upgrade');
    for (const [from, status] of [
      ['pending', 'processing'],
      ['processing', 'completed'],
    ])
      await shop.app.http.put(`/api/admin/orders/${order.id}/status`).set(admin).send({ from, status }).expect(200);
    const [file, ...others] = await files();
    expect([file.rights.tier, others]).toEqual(['Pro', []]);
    expect((await get(admin, `admin/orders/${order.id}`)).rights).toMatchObject({ tier: 'Pro', ended: false });
  });
});
