import { expect } from 'vitest';
import { demoAdmin, newCustomer, type Scenario, UNKNOWN_ID } from '../../scenario.ts';
import { offerTransfers } from '../billing/payments.ts';
import { productWithFile } from '../catalogue/admin-releases.ts';

export const ordersScenarios: Scenario[] = [
  {
    name: 'a purchase debits the price, creates the order and delivers the file',
    async run(client) {
      const { token } = await newCustomer(client);
      const product = await client.call('getProduct', { params: { id: '1' } });
      const tier = product.body.pricing.find(({ price }) => price > 0);
      const body = { product_id: 1, tier: tier?.name };
      expect(await client.call('createOrder', { token, body })).toMatchObject({
        status: 409,
        message: 'Insufficient funds',
      });
      await client.call('addFunds', { token, body: { amount: 10 } });
      const headers = { 'idempotency-key': 'one-purchase' };
      const bought = await client.call('createOrder', { token, headers, body });
      expect(bought).toMatchObject({
        status: 201,
        body: { amount: 9.99, status: 'completed', product_id: 1, tier: tier?.name },
      });
      const repeated = await client.call('createOrder', { token, body });
      expect(repeated).toMatchObject({ status: 409, message: 'You bought this a moment ago. Buy it again?' });
      const again = await client.call('createOrder', { token, headers, body });
      expect(again.body).toEqual(bought.body);
      expect((await client.call('getWalletBalance', { token })).body.balance).toBe(0.01);
      expect((await client.call('listOrders', { token })).body).toHaveLength(1);
      const [file] = (await client.call('listDownloads', { token })).body;
      expect(file?.id).toBe(bought.body.download_id);
      expect(file).toMatchObject({ missed: null, rights: { tier: tier?.name, activations: 5, ended: false } });
      expect(Date.parse(file?.rights?.updates_until ?? '')).toBeGreaterThan(Date.parse(bought.body.created_at));
      expect((await client.call('getDownloadFile', { token, params: { id: file?.id ?? '' } })).status).toBe(200);
      const detail = await client.call('getOrder', { token, params: { id: bought.body.id } });
      expect(detail.body).toEqual(bought.body);
      const other = await newCustomer(client);
      expect((await client.call('getOrder', { token: other.token, params: { id: bought.body.id } })).status).toBe(404);
      expect((await client.call('getOrder', { token, params: { id: UNKNOWN_ID } })).status).toBe(404);
      const { items } = (await client.call('listTransactions', { token })).body;
      expect(items.map(({ type, amount, balance_after }) => [type, amount, balance_after])).toEqual([
        ['purchase', -9.99, 0.01],
        ['deposit', 10, 10],
      ]);
    },
  },
  {
    name: 'a plan is renewed and upgraded, and a refund reverts its own order only',
    async run(client) {
      const admin = await demoAdmin(client);
      const term = { activations: 3, updateMonths: 1, supportMonths: 0, termMonths: 1 };
      const plan = { price: 10, period: 'month', features: [] };
      const pricing = [
        { ...plan, name: 'Month', rights: term },
        { ...plan, name: 'Studio', price: 30, rights: { ...term, activations: 9 } },
      ];
      const { product, params } = await productWithFile(client, admin.token, { pricing });
      const { token } = await newCustomer(client);
      await client.call('addFunds', { token, body: { amount: 100 } });
      const order = { product_id: product.id, tier: 'Month' };
      const bought = (await client.call('createOrder', { token, body: order, expected: 201 })).body;
      const download_id = bought.download_id ?? '';
      const rights = async () => (await client.call('listDownloads', { token })).body[0]?.rights;
      const first = await rights();

      const of = { token, params: { id: download_id } };
      const offers = (await client.call('listPlanOffers', { ...of, expected: 200 })).body;
      expect(offers).toMatchObject({ product_id: product.id, renewal: { tier: 'Month', price: 10, credit: 0 } });
      expect(offers.upgrades).toMatchObject([{ tier: 'Studio', listed: 30, credit: 10, price: 20 }]);
      const foreign = { token: (await newCustomer(client)).token, params: { id: download_id } };
      expect((await client.call('listPlanOffers', foreign)).status).toBe(404);

      const change = (kind: 'renewal' | 'upgrade', tier: string, id = download_id) =>
        client.call('createOrder', { token, body: { ...order, tier, change: { kind, download_id: id } } });
      const renewed = await change('renewal', 'Month');
      expect(renewed).toMatchObject({ status: 201, body: { amount: 10, change: 'renewal', download_id } });
      expect((await rights())?.holds_until).toBe(offers.renewal?.holds_until);
      expect(await change('upgrade', 'Month')).toMatchObject({ status: 400 });
      expect(await change('renewal', 'Studio')).toMatchObject({ status: 400 });
      expect(await change('renewal', 'Month', UNKNOWN_ID)).toMatchObject({ status: 404 });
      const upgraded = await change('upgrade', 'Studio');
      expect(upgraded).toMatchObject({ status: 201, body: { amount: 10, change: 'upgrade' } });
      expect(await rights()).toMatchObject({ tier: 'Studio', activations: 9 });
      expect((await client.call('listDownloads', { token })).body).toHaveLength(1);

      for (const { id } of [upgraded.body, renewed.body]) {
        const body = { from: 'completed', status: 'refunded' } as const;
        await client.call('adminSetOrderStatus', { token: admin.token, params: { id }, body, expected: 200 });
      }
      expect(await rights()).toEqual(first);
      await client.call('adminDeleteProduct', { token: admin.token, params, expected: 204 });
    },
  },
  {
    name: 'a free plan costs nothing; an unknown product or plan is rejected',
    async run(client) {
      const { token } = await newCustomer(client);
      const product = await client.call('getProduct', { params: { id: '2' } });
      const free = product.body.pricing.find(({ price }) => price === 0)?.name;
      const orderReply = await client.call('createOrder', { token, body: { product_id: 2, tier: free } });
      expect(orderReply).toMatchObject({ status: 201, body: { amount: 0, status: 'completed' } });
      expect((await client.call('listTransactions', { token })).body.total).toBe(0);
      expect((await client.call('createOrder', { token, body: { product_id: 999, tier: free } })).status).toBe(404);
      const unknown = await client.call('createOrder', { token, body: { product_id: 2, tier: 'Platinum' } });
      expect(unknown).toMatchObject({ status: 400, message: 'Please choose a plan' });
    },
  },
  {
    name: 'an order by transfer waits for the studio, which completes or cancels it',
    async run(client) {
      const { token } = await newCustomer(client);
      const product = await client.call('getProduct', { params: { id: '1' } });
      const body = { product_id: 1, tier: product.body.pricing.find(({ price }) => price > 0)?.name };
      const unknown = await client.call('createOrder', { token, body: { ...body, provider: 'manual' } });
      expect(unknown).toMatchObject({ status: 400, message: 'Please choose a payment method' });
      const admin = await offerTransfers(client);
      const order = () => client.call('createOrder', { token, body: { ...body, provider: 'manual', again: true } });
      const decide = async (decision: 'confirm' | 'refuse') => {
        const ordered = await order();
        expect(ordered).toMatchObject({ status: 201, body: { status: 'pending', amount: 9.99, download_id: null } });
        expect((await order()).body).toEqual(ordered.body);
        const params = { id: ordered.body.payment?.id ?? '' };
        const number = `TX-${params.id.slice(0, 8)}`;
        await client.call('reportTransfer', { token, params, body: { number } });
        const answer = { decision, transferNumber: number, ...(decision === 'refuse' ? { reason: 'Not found' } : {}) };
        await client.call('adminDecidePayment', { token: admin, params, body: answer, expected: 200 });
        const payment = await client.call('getPayment', { token, params });
        const now = await client.call('getOrder', { token, params: { id: ordered.body.id } });
        expect(payment.body.order?.download_id).toBe(now.body.download_id);
        expect(now.body.payment).toEqual(payment.body);
        return now.body.status;
      };
      expect(await decide('confirm')).toBe('completed');
      expect(await decide('refuse')).toBe('cancelled');
      expect((await client.call('listDownloads', { token })).body).toHaveLength(1);
      expect((await client.call('getWalletBalance', { token })).body.balance).toBe(0);
      const { items } = (await client.call('listNotifications', { token })).body;
      expect(items.map(({ title }) => title.replace(/#\d+/, '#'))).toEqual([
        'Order # cancelled',
        'Finish your transfer',
        'Order # completed',
        'Finish your transfer',
      ]);
      await offerTransfers(client, false);
    },
  },
];
