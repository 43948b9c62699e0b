import { expect } from 'vitest';
import { demoAdmin, newCustomer, type Scenario, UNKNOWN_ID } from '../../scenario.ts';
import { productWithFile } from '../catalogue/admin-releases.ts';
import { addToCart, COURSE } from './cart.ts';
import { orderedCart } from './cart-orders.ts';

export const adminOrderLinesScenarios: Scenario[] = [
  {
    name: 'sales of a product are those of its lines, less what was refunded of them',
    async run(client) {
      const { token } = await demoAdmin(client);
      const pricing = [
        { name: 'Basic', price: 8, period: 'once', features: [] },
        { name: 'Large', price: 12.5, period: 'once', features: [] },
      ];
      const { product, params } = await productWithFile(client, token, { pricing });
      const { token: own } = await newCustomer(client);
      await client.call('addFunds', { token: own, body: { amount: 50 } });
      for (const tier of ['Basic', 'Large']) await addToCart(client, { token: own }, { product_id: product.id, tier });
      await addToCart(client, { token: own }, COURSE);
      const { body: order } = await client.call('orderCart', { token: own, body: { total: 40.49 }, expected: 201 });
      const refund = { line_id: order.lines[1]?.id, amount: 2.5, to: 'wallet', reason: 'Late', withdraw: false };
      const of = { token, params: { id: order.id } };
      await client.call('adminRefundOrder', { ...of, body: { ...refund, refunded: 0 }, expected: 201 });
      const sales = (await client.call('adminGetProductSales', { token, params, expected: 200 })).body;
      expect(sales).toMatchObject({ orders: 2, revenue: 20.5, refunded: 2.5, latest: [{ id: order.id }] });
      expect(sales.plans).toMatchObject([
        { tier: 'Large', orders: 1, revenue: 12.5, refunded: 2.5 },
        { tier: 'Basic', orders: 1, revenue: 8, refunded: 0 },
      ]);
      await client.call('adminDeleteProduct', { token, params, expected: 204 });
    },
  },
  {
    name: 'one line is refunded in part and as a whole, and only its rights end',
    async run(client) {
      const { token } = await demoAdmin(client);
      const { token: own, order, params } = await orderedCart(client);
      const [, course] = order.lines;
      const input = { to: 'wallet', reason: 'Bought by mistake', withdraw: false };
      const refund = (body: object) =>
        client.call('adminRefundOrder', { token, params, body: { ...input, line_id: course?.id, ...body } });
      const part = await refund({ amount: 5, refunded: 0 });
      expect(part).toMatchObject({ status: 201, body: { status: 'completed', refunded: 5 } });
      expect(part.body.refunds).toMatchObject([{ line_id: course?.id, amount: 5, withdraws: false }]);
      expect(part.body.lines.map(({ refunded }) => refunded)).toEqual([0, 5, 0]);
      expect(await refund({ amount: 15, refunded: 5 })).toMatchObject({
        status: 400,
        body: { details: [{ field: 'amount', message: 'You can refund up to $14.99 here' }] },
      });
      expect(await refund({ amount: 1, refunded: 0 })).toMatchObject({ status: 409 });
      expect((await refund({ amount: 1, refunded: 5, line_id: UNKNOWN_ID })).status).toBe(400);
      const rest = await refund({ amount: 14.99, refunded: 5, withdraw: true });
      expect(rest.body).toMatchObject({ status: 'completed', refunded: 19.99 });
      expect(rest.body.lines).toMatchObject([
        { refunded: 0, file: { revoked: false }, rights: { ended: false } },
        { refunded: 19.99, file: { revoked: true }, rights: { ended: true } },
        { refunded: 0, file: { revoked: false }, rights: { ended: false } },
      ]);
      expect((await refund({ amount: 1, refunded: 19.99 })).status).toBe(400);
      const mine = (await client.call('getOrder', { token: own, params })).body;
      expect(mine.lines.map(({ refunded, download_id }) => [refunded, download_id === null])).toEqual([
        [0, false],
        [19.99, true],
        [0, false],
      ]);
      expect(mine.refunds.map(({ line_id, amount }) => [line_id, amount])).toEqual([
        [course?.id, 5],
        [course?.id, 14.99],
      ]);
      const files = (await client.call('listDownloads', { token: own })).body.map(({ id }) => id);
      expect(files).toHaveLength(2);
      expect(files).not.toContain(course?.download_id);
      const notes = (await client.call('listOrderInvoices', { token: own, params })).body.items;
      const description = `${course?.product_name}, ${course?.tier}`;
      expect(notes.slice(1)).toMatchObject([
        { kind: 'credit_note', total: -5, lines: [{ description, total: -5 }] },
        { kind: 'credit_note', total: -14.99, lines: [{ description, total: -14.99 }] },
      ]);
      expect((await client.call('getWalletBalance', { token: own })).body.balance).toBe(25.03);
    },
  },
  {
    name: 'a refund of the whole order is divided among what is left of its lines',
    async run(client) {
      const { token } = await demoAdmin(client);
      const { token: own, order, params } = await orderedCart(client);
      const input = { to: 'wallet', reason: 'Bought by mistake', withdraw: false };
      const refund = (body: object) => client.call('adminRefundOrder', { token, params, body: { ...input, ...body } });
      await refund({ amount: 19.99, refunded: 0, line_id: order.lines[1]?.id });
      // 10.00 of 19.98 and 24.99
      const shared = await refund({ amount: 10, refunded: 19.99 });
      expect(shared.body.lines.map(({ refunded }) => refunded)).toEqual([4.44, 19.99, 5.56]);
      expect(shared.body.refunds.at(-1)).toMatchObject({ line_id: null, amount: 10 });
      const last = await refund({ amount: 34.97, refunded: 29.99, withdraw: true });
      expect(last.body).toMatchObject({ status: 'refunded', refunded: 64.96, refundable: [] });
      expect(last.body.lines.map(({ refunded, file }) => [refunded, file?.revoked])).toEqual([
        [19.98, true],
        [19.99, true],
        [24.99, true],
      ]);
      expect((await client.call('listDownloads', { token: own })).body).toEqual([]);
      const { items } = (await client.call('listOrderInvoices', { token: own, params })).body;
      expect(items.map(({ total }) => total)).toEqual([64.96, -19.99, -10, -34.97]);
      expect(items[2]?.lines.map(({ total }) => total)).toEqual([-4.44, -5.56]);
      expect((await client.call('getWalletBalance', { token: own })).body.balance).toBe(70);
    },
  },
];
