import { expect } from 'vitest';
import type { Client } from '../../client.ts';
import { createForm } from '../../product-form.ts';
import { newCustomer, type Scenario } from '../../scenario.ts';
import { offerTransfers } from '../billing/payments.ts';
import { productWithFile } from '../catalogue/admin-releases.ts';

const plan = { name: 'Pro', price: 9.99, period: 'once', features: [] };
const secondPrice = { currency: 'BDT', price: 1200 };
const RATE = { currency: 'BDT', base: 'USD', rate: 121.5, date: '2026-01-15' };

const saveSecond = async (client: Client, token: string, secondCurrency: object | null) => {
  const { body } = await client.call('adminGetPaymentSettings', { token, expected: 200 });
  const { manualEnabled, manualTitle, manualInstructions, version } = body;
  const settings = { manualEnabled, manualTitle, manualInstructions, version };
  return client.call('adminUpdatePaymentSettings', { token, body: { ...settings, secondCurrency } });
};

export const secondCurrencyScenarios: Scenario[] = [
  {
    name: 'a plan is sold in a second currency, and its order is booked and refunded in the shop’s',
    async run(client) {
      const token = await offerTransfers(client);
      for (const [input, field] of [
        [{ ...RATE, currency: 'USD' }, 'secondCurrency.currency'],
        [{ ...RATE, base: 'EUR' }, 'secondCurrency.base'],
        [{ ...RATE, rate: 1.2345678 }, 'secondCurrency.rate'],
        [{ ...RATE, date: '2099-01-01' }, 'secondCurrency.date'],
      ] as const)
        expect(await saveSecond(client, token, input)).toMatchObject({ status: 400, body: { details: [{ field }] } });
      const early = await createForm(client, { pricing: [{ ...plan, secondPrice }] });
      expect(await client.call('adminCreateProduct', { token, body: early, expected: 400 })).toMatchObject({
        body: { details: [{ field: 'pricing.0.secondPrice' }] },
      });
      const { currency, base, rate, date } = RATE;
      expect((await saveSecond(client, token, RATE)).body.secondCurrency).toMatchObject({ currency, base, rate, date });
      expect((await client.call('getSite', { expected: 200 })).body.secondCurrency).toBe('BDT');
      // Without a country of the network, prices are shown in the shop's.
      expect((await client.call('listPaymentMethods', { expected: 200 })).body.currency).toBe('USD');
      for (const special of [{ suggestedPrice: 12 }, { countryPrices: [{ countries: ['BD'], percent: 10 }] }]) {
        const body = await createForm(client, { pricing: [{ ...plan, secondPrice, ...special }] });
        expect((await client.call('adminCreateProduct', { token, body })).status).toBe(400);
      }
      const { product, params } = await productWithFile(client, token, { pricing: [{ ...plan, secondPrice }] });
      expect((await client.call('getProduct', { params, expected: 200 })).body.pricing).toMatchObject([
        { secondPrice },
      ]);
      const { token: buyer } = await newCustomer(client);
      const input = { product_id: product.id, tier: 'Pro', country: 'BD' };
      const inShop = await client.call('quoteOrder', { token: buyer, body: input, expected: 200 });
      expect(inShop.body).toMatchObject({ total: 9.99, second_charge: { currency: 'BDT', total: 1200 } });
      expect(inShop.body.charge).toBeUndefined();
      // 1,200 / 121.5 = 9.8765…
      const charge = { currency: 'BDT', price: 1200, total: 1200, base: 'USD', rate: 121.5, rate_date: '2026-01-15' };
      const inTaka = { ...input, currency: 'BDT' };
      const quoted = await client.call('quoteOrder', { token: buyer, body: inTaka, expected: 200 });
      expect(quoted.body).toMatchObject({ total: 9.88, charge });
      const guest = await client.call('quoteGuestOrder', { body: inTaka, expected: 200 });
      expect(guest.body).toMatchObject({ total: 9.88, charge });
      const order = { ...inTaka, provider: 'manual', total: 1200 };
      const refuse = async (change: object, status: number, field?: string) => {
        const answer = await client.call('createOrder', { token: buyer, body: { ...order, ...change } });
        expect(answer.status).toBe(status);
        if (field !== undefined) expect(answer.body).toMatchObject({ details: [{ field }] });
      };
      await refuse({ provider: undefined }, 400, 'provider');
      await refuse({ currency: 'EUR' }, 400, 'currency');
      await refuse({ total: 1199 }, 409);
      const placed = await client.call('createOrder', { token: buyer, body: order, expected: 201 });
      expect(placed.body).toMatchObject({ amount: 9.88, charge, payment: { amount: 1200, currency: 'BDT' } });
      const again = await client.call('createOrder', { token: buyer, body: order, expected: 201 });
      expect(again.body.id).toBe(placed.body.id);
      const payment = { id: placed.body.payment?.id ?? '' };
      const number = `BDT-${payment.id.slice(0, 8)}`;
      await client.call('reportTransfer', { token: buyer, params: payment, body: { number }, expected: 200 });
      const decision = { decision: 'confirm', transferNumber: number };
      await client.call('adminDecidePayment', { token, params: payment, body: decision, expected: 200 });
      const id = { id: placed.body.id };
      const { items } = (await client.call('listOrderInvoices', { token: buyer, params: id, expected: 200 })).body;
      expect(items).toMatchObject([{ currency: 'USD', total: 9.88, charge: { currency: 'BDT', total: 1200 } }]);
      const own = await client.call('listOrders', { token: buyer, expected: 200 });
      expect(own.body).toMatchObject([{ amount: 9.88, charge }]);
      const refund = (amount: number, refunded: number, to = 'manual') =>
        client.call('adminRefundOrder', {
          token,
          params: id,
          body: { amount, to, reason: 'Agreed', withdraw: false, refunded },
          expected: 201,
        });
      // 5.00 / 9.88 of 1,200 is 607.2874…; the rest is exactly what is left.
      expect((await refund(5, 0)).body.refunds).toMatchObject([{ amount: 5, charged: 607.29 }]);
      const done = await refund(4.88, 5, 'wallet');
      expect(done.body).toMatchObject({ status: 'refunded', charge, refunds: [{}, { amount: 4.88, charged: 592.71 }] });
      expect((await client.call('getWalletBalance', { token: buyer })).body.balance).toBe(4.88);
      const notes = (await client.call('listOrderInvoices', { token: buyer, params: id, expected: 200 })).body.items;
      expect(notes.map((note) => note.charge?.total)).toEqual([1200, -607.29, -592.71]);
      await saveSecond(client, token, null);
      expect((await client.call('quoteOrder', { token: buyer, body: inTaka })).status).toBe(400);
      await offerTransfers(client, false);
    },
  },
];
