import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countLedgerMismatches } from '../../../src/features/billing/wallet.repository.ts';
import { createPaymentsApp, type Headers, type PaymentsApp } from '../../factories/payments-app.ts';
import { createCartCustomer, createCartProduct } from './cart-buyer.ts';

let shop: PaymentsApp;
let admin: Headers;
beforeAll(async () => {
  shop = await createPaymentsApp('postgres');
  admin = (await shop.app.signedIn('super_admin')).headers;
});
afterAll(async () => {
  expect(await countLedgerMismatches(shop.app.db)).toBe(0);
  await shop.close();
});

const createTwo = async () => [await createCartProduct(shop.app, 10), await createCartProduct(shop.app, 5)];

describe('concurrent calls of a cart', () => {
  it.each(['wallet', 'stripe'])('ordered from six tabs, paid by %s: one order', async (method) => {
    const customer = await createCartCustomer(shop.app, { products: await createTwo() });
    const provider = method === 'wallet' ? {} : { provider: method };
    const tabs = Array.from({ length: 6 }, (_, tab) => customer.order({ total: 15, ...provider }, `tab-${tab}`));
    const statuses = (await Promise.all(tabs)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([201, ...Array<number>(5).fill(409)]);
    expect(await customer.get('orders')).toHaveLength(1);
    expect(await shop.balance(customer.headers)).toBe(method === 'wallet' ? 185 : 200);
  });

  it('an item added while the cart is ordered is in the order or stays in the cart', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [first, second] = await createTwo();
      const customer = await createCartCustomer(shop.app, first ? { products: [first] } : {});
      const [ordered, added] = await Promise.all([customer.order({ total: 10 }), customer.add(second ?? { id: 0 })]);
      expect(added.status).toBe(200);
      const left = (await customer.read()).items.length;
      // In time for the order, it changes the price that the buyer has seen.
      expect([ordered.status, left]).toEqual(ordered.status === 201 ? [201, 1] : [409, 2]);
    }
  });

  it('of concurrent refunds of a line, one pays; two lines are refunded one after another', async () => {
    const customer = await createCartCustomer(shop.app, { products: await createTwo() });
    const { body: order } = await customer.order({ total: 15 }).expect(201);
    const refund = (line: { id: string; amount: number }) =>
      shop.app.http
        .post(`/api/admin/orders/${order.id}/refunds`)
        .set(admin)
        .send({ to: 'wallet', reason: 'Broken', withdraw: true, refunded: 0, line_id: line.id, amount: line.amount });
    const [first, second] = order.lines;
    const answers = await Promise.all([refund(first), refund(first), refund(second)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    const spent = 15 - (answers.findIndex(({ status }) => status === 201) === 2 ? 5 : 10);
    expect(await shop.balance(customer.headers)).toBe(200 - spent);
  });
});
