import { expect } from 'vitest';
import { toBusinessTime } from '../../../../contract/rules/business-day.ts';
import type { Client } from '../../client.ts';
import { demoAdmin, newCustomer, type Scenario, UNKNOWN_ID } from '../../scenario.ts';

/** A new customer who has bought the first product for $9.99 and has $10.01 left. */
const buyer = async (client: Client) => {
  const customer = await newCustomer(client);
  const { token } = customer;
  await client.call('addFunds', { token, body: { amount: 20 } });
  const { pricing } = (await client.call('getProduct', { params: { id: '1' } })).body;
  const tier = pricing.find(({ price }) => price > 0)?.name;
  const order = (await client.call('createOrder', { token, body: { product_id: 1, tier } })).body;
  return { ...customer, order, params: { id: order.id } };
};

const text = (body: unknown) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(body as ArrayBuffer);

export const adminOrdersScenarios: Scenario[] = [
  {
    name: 'an order is found, read and refunded: money returned, file revoked, customer notified',
    async run(client) {
      const { token } = await demoAdmin(client);
      const { order, params, email, user, token: own } = await buyer(client);
      const searchReply = await client.call('adminListOrders', { token, query: { search: email.toUpperCase() } });
      const row = {
        id: order.id,
        number: order.number,
        status: 'completed',
        total: 9.99,
        customer: { id: user.id, email },
      };
      expect(searchReply.body).toMatchObject({ total: 1, page: 1, limit: 20, items: [row] });
      const byNumber = await client.call('adminListOrders', { token, query: { search: `#${order.number}` } });
      expect(byNumber.body.items.map(({ id }) => id)).toContain(order.id);
      const detail = await client.call('adminGetOrder', { token, params });
      expect(detail.body).toMatchObject({
        ...row,
        next: ['refunded'],
        history: [{ status: 'completed' }],
        movements: [{ type: 'purchase', amount: -9.99, reference: `Order #${order.number}` }],
        file: { download_count: 0, revoked: false },
      });
      const body = { from: 'completed', status: 'refunded' };
      const refunded = await client.call('adminSetOrderStatus', { token, params, body });
      expect(refunded.body).toMatchObject({
        status: 'refunded',
        next: [],
        history: [{ status: 'completed' }, { status: 'refunded' }],
        movements: [{ type: 'purchase' }, { type: 'refund', amount: 9.99 }],
        file: { revoked: true },
      });
      expect((await client.call('adminGetOrder', { token, params })).body).toEqual(refunded.body);
      const again = await client.call('adminSetOrderStatus', { token, params, body });
      expect(again).toMatchObject({
        status: 409,
        message: 'This has been changed since you opened it. Reload to see the latest version.',
      });
      expect((await client.call('getWalletBalance', { token: own })).body.balance).toBe(20);
      expect((await client.call('listDownloads', { token: own })).body).toEqual([]);
      const missingFile = await client.call('getDownloadFile', { token: own, params: { id: order.download_id ?? '' } });
      expect(missingFile.status).toBe(404);
      const mine = await client.call('getOrder', { token: own, params });
      expect(mine.body).toMatchObject({ status: 'refunded', download_id: null });
      const [news] = (await client.call('listNotifications', { token: own })).body.items;
      expect(news).toMatchObject({ title: `Order #${order.number} refunded`, text: '$9.99 is back in your wallet.' });
      const { months } = (await client.call('getDashboardReports', { token: own })).body;
      expect(months.reduce((sum, { spending }) => sum + spending, 0)).toBe(0);
      const impossible = { from: 'refunded', status: 'completed' };
      expect(await client.call('adminSetOrderStatus', { token, params, body: impossible })).toMatchObject({
        status: 409,
        message: 'An order cannot change from refunded to completed',
      });
    },
  },
  {
    name: 'an open demo order passes through its statuses and delivers the file',
    async run(client) {
      const { token } = await demoAdmin(client);
      const query = { status: 'pending', search: 'customer@example.com', sort: 'date' };
      const { body: list } = await client.call('adminListOrders', { token, query });
      const [pending] = list.items;
      expect(list.counts?.pending).toBe(list.total);
      const { body: any } = await client.call('adminListOrders', {
        token,
        query: { search: query.search, sort: query.sort },
      });
      expect(any.counts).toEqual(list.counts);
      const amount = list.items.reduce((sum, item) => sum + item.total, 0);
      expect(list.sums).toEqual([{ currency: 'USD', amount: Number(amount.toFixed(2)) }]);
      const params = { id: pending?.id ?? '' };
      const move = async (from: string, status: string) =>
        (await client.call('adminSetOrderStatus', { token, params, body: { from, status } })).body;
      expect(await move('pending', 'processing')).toMatchObject({ next: ['completed', 'cancelled'], file: null });
      const done = await move('processing', 'completed');
      expect(done).toMatchObject({ status: 'completed', next: ['refunded'], file: { revoked: false }, movements: [] });
      const [, other] = (await client.call('adminListOrders', { token, query: { ...query, status: 'processing' } }))
        .body.items;
      const cancelled = await client.call('adminSetOrderStatus', {
        token,
        params: { id: other?.id ?? '' },
        body: { from: 'processing', status: 'cancelled' },
      });
      expect(cancelled.body).toMatchObject({ status: 'cancelled', next: [], movements: [] });
    },
  },
  {
    name: 'orders are sorted, filtered by status and date, and exported as filtered',
    async run(client) {
      const { token } = await demoAdmin(client);
      const { order, email } = await buyer(client);
      const list = async (query: Record<string, string | number>) =>
        (await client.call('adminListOrders', { token, query: { limit: 100, ...query } })).body.items;
      const totals = (await list({ sort: '-total' })).map(({ total }) => total);
      expect(totals).toEqual([...totals].sort((a, b) => b - a));
      const numbers = (await list({ sort: 'number' })).map(({ number }) => number);
      expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
      const { time_zone } = (await client.call('adminGetMailSettings', { token })).body;
      const today = toBusinessTime(new Date(order.created_at), time_zone).day;
      const own = await list({ from: today, to: today, status: 'completed', search: email });
      expect(own.map(({ id }) => id)).toEqual([order.id]);
      expect(await list({ to: '2001-01-01' })).toEqual([]);
      const csv = await client.call('adminExportOrders', { token, query: { search: email } });
      expect(text(csv.body).split('\r\n')).toEqual([
        '\uFEFFOrder ID,Date,Customer,Email,Product,Plan,Status,Total,Guest,Purchase order',
        expect.stringContaining(`${order.number},${order.created_at},`),
        '',
      ]);
      expect((await client.call('adminListOrders', { token, query: { from: '2026-02-30' } })).status).toBe(400);
      expect((await client.call('adminExportOrders', { token, query: { status: 'lost' } })).status).toBe(400);
    },
  },
  {
    name: 'an order is refunded in parts, to the wallet and to the source',
    async run(client) {
      const { token } = await demoAdmin(client);
      const { order, params, token: own } = await buyer(client);
      const refundInput = { amount: 4, to: 'wallet', reason: 'A part was missing', withdraw: false, refunded: 0 };
      const refund = (body: object) =>
        client.call('adminRefundOrder', { token, params, body: { ...refundInput, ...body } });
      const partialRefund = await refund({});
      expect(partialRefund.status).toBe(201);
      expect(partialRefund.body).toMatchObject({
        status: 'completed',
        refunded: 4,
        refunds: [{ amount: 4, to: 'wallet', title: 'Wallet', status: 'done', withdraws: false, problem: null }],
        refundable: [
          { to: 'wallet', title: 'Wallet', most: 5.99 },
          { to: 'source', title: expect.stringMatching(/^Demo DEMO-/), most: 5.99 },
          { to: 'manual', title: 'Manual transfer', most: 5.99 },
        ],
        file: { revoked: false },
      });
      const stale = 'This has been changed since you opened it. Reload to see the latest version.';
      expect(await refund({})).toMatchObject({ status: 409, message: stale });
      expect(await refund({ amount: 6, refunded: 4 })).toMatchObject({ status: 400 });
      expect(await refund({ reason: 'a\nb', refunded: 4 })).toMatchObject({ status: 400 });
      const byHand = await refund({ amount: 1, to: 'manual', refunded: 4 });
      expect(byHand.body.refunds.at(-1)).toMatchObject({
        to: 'manual',
        origin: 'studio',
        title: 'Manual transfer',
        status: 'done',
      });
      expect(byHand.body.paid_by).toEqual({ method: 'wallet', title: 'Wallet', code: null });
      const rest = await refund({ amount: 4.99, to: 'source', withdraw: true, refunded: 5 });
      expect(rest.body).toMatchObject({ status: 'refunded', refunded: 9.99, refundable: [], file: { revoked: true } });
      expect(await refund({ refunded: 9.99 })).toMatchObject({ status: 409 });
      expect((await client.call('getWalletBalance', { token: own })).body.balance).toBe(14.01);
      const [out, back] = (await client.call('listTransactions', { token: own })).body.items;
      expect([out, back]).toMatchObject([
        { type: 'adjustment', amount: -4.99 },
        { type: 'refund', amount: 4.99 },
      ]);
      const mine = (await client.call('getOrder', { token: own, params })).body;
      expect(mine.refunds).toMatchObject([
        { amount: 4, to: 'wallet', status: 'done', reason: 'A part was missing' },
        { amount: 1, to: 'manual', origin: 'studio', status: 'done' },
        { amount: 4.99, to: 'source', status: 'done' },
      ]);
      const [news] = (await client.call('listNotifications', { token: own })).body.items;
      expect(news).toMatchObject({ title: `Order #${order.number} refunded` });
      const notes = (await client.call('listOrderInvoices', { token: own, params })).body.items;
      expect(notes.map(({ total }) => total)).toEqual([9.99, -4, -1, -4.99]);
      const [done] = rest.body.refunds;
      const retry = (id: string, as: object = { token }) =>
        client.call('adminRetryRefund', { ...as, params: { ...params, refund: id } });
      expect(await retry(done?.id ?? '')).toMatchObject({ status: 409, message: 'This refund has already been made' });
      expect((await retry(UNKNOWN_ID)).status).toBe(404);
      expect((await retry('x')).status).toBe(404);
      for (const [as, status] of [
        [{ token: own }, 403],
        [{}, 401],
      ] as const) {
        expect((await retry(done?.id ?? '', as)).status).toBe(status);
        expect((await client.call('adminRefundOrder', { ...as, params, body: refundInput })).status).toBe(status);
      }
      const unknown = { token, params: { id: UNKNOWN_ID }, body: refundInput };
      expect((await client.call('adminRefundOrder', unknown)).status).toBe(404);
    },
  },
  {
    name: 'other users’ orders are for super-admins only',
    async run(client) {
      const { token } = await demoAdmin(client);
      const { params, token: own } = await buyer(client);
      const body = { from: 'completed', status: 'refunded' };
      for (const as of [{ token: own }, {}]) {
        const refused = 'token' in as ? 403 : 401;
        const calls = [
          client.call('adminListOrders', as),
          client.call('adminExportOrders', as),
          client.call('adminGetOrder', { ...as, params }),
          client.call('adminSetOrderStatus', { ...as, params, body }),
        ];
        for (const call of calls) expect((await call).status).toBe(refused);
      }
      for (const [id, status] of [
        ['x', 404],
        [UNKNOWN_ID, 404],
      ] as const) {
        expect((await client.call('adminGetOrder', { token, params: { id } })).status).toBe(status);
        expect((await client.call('adminSetOrderStatus', { token, params: { id }, body })).status).toBe(status);
      }
      expect((await client.call('getWalletBalance', { token: own })).body.balance).toBe(10.01);
    },
  },
];
