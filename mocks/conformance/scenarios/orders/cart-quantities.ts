import { expect } from 'vitest';
import { demoAdmin, newCustomer, type Scenario } from '../../scenario.ts';
import { productWithFile } from '../catalogue/admin-releases.ts';
import { addToCart, getCart } from './cart.ts';

const RIGHTS = { activations: 3, updateMonths: 1, supportMonths: 0, termMonths: 1 };
const PRICING = [
  { name: 'Month', price: 10, period: 'month', features: [], rights: RIGHTS },
  { name: 'Studio', price: 30, period: 'month', features: [], rights: { ...RIGHTS, activations: 9 } },
];

export const cartQuantitiesScenarios: Scenario[] = [
  {
    name: 'a plan bought three times is renewed and upgraded three times, with the devices of all units',
    async run(client) {
      const { token: admin } = await demoAdmin(client);
      const { product, params } = await productWithFile(client, admin, { pricing: PRICING, licenceKeys: true });
      const { token } = await newCustomer(client);
      await client.call('addFunds', { token, body: { amount: 200 } });
      const plan = { product_id: product.id, tier: 'Month' };
      await addToCart(client, { token }, { ...plan, quantity: 3 });
      const bought = (await client.call('orderCart', { token, body: { total: 30 }, expected: 201 })).body;
      expect(bought).toMatchObject({ ...plan, lines: [{ quantity: 3, price: 30, amount: 30 }] });
      const download_id = bought.download_id ?? '';
      const rights = async () => (await client.call('listDownloads', { token })).body[0]?.rights;
      expect(await rights()).toMatchObject({ tier: 'Month', activations: 9 });
      const invoices = (await client.call('listOrderInvoices', { token, params: { id: bought.id } })).body.items;
      expect(invoices[0]?.lines).toMatchObject([{ quantity: 3, unitPrice: 10, total: 30 }]);

      const offers = await client.call('listPlanOffers', { token, params: { id: download_id }, expected: 200 });
      expect(offers.body).toMatchObject({
        renewal: { price: 30, activations: 9 },
        upgrades: [{ tier: 'Studio', listed: 90, credit: 30, price: 60, activations: 27 }],
      });
      const change = (kind: 'renewal' | 'upgrade', tier: string) =>
        client.call('createOrder', { token, body: { ...plan, tier, change: { kind, download_id } } });
      const renewed = await change('renewal', 'Month');
      expect(renewed).toMatchObject({ status: 201, body: { amount: 30, lines: [{ quantity: 3, price: 30 }] } });
      expect(await rights()).toMatchObject({ activations: 9, holds_until: offers.body.renewal?.holds_until });
      // Both months are unused, so 60 of 90 are credited.
      const upgraded = await change('upgrade', 'Studio');
      expect(upgraded).toMatchObject({ status: 201, body: { amount: 30, lines: [{ quantity: 3, amount: 30 }] } });
      expect(await rights()).toMatchObject({ tier: 'Studio', activations: 27 });
      await client.call('adminDeleteProduct', { token: admin, params, expected: 204 });
    },
  },
  {
    name: 'a product with imported keys is bought one at a time',
    async run(client) {
      const { token: admin } = await demoAdmin(client);
      const { product, params } = await productWithFile(client, admin, { pricing: PRICING, licenceKeys: true });
      const { token } = await newCustomer(client);
      const plan = { product_id: product.id, tier: 'Month' };
      await addToCart(client, { token }, { ...plan, quantity: 2 });
      const body = new FormData();
      body.set('file', new File([`OWN-${product.id}-1`], 'keys.csv', { type: 'text/csv' }));
      await client.call('adminImportLicenceKeys', { token: admin, params, body, expected: 200 });
      expect((await getCart(client, { token })).items).toMatchObject([{ quantity: 1, max_quantity: 1 }]);
      const details = [{ field: 'quantity', message: 'You can buy up to 1 of this plan at a time.' }];
      const refused = await client.call('addCartItem', { token, body: { ...plan, quantity: 2 } });
      expect(refused).toMatchObject({ status: 400, body: { details } });
      const quote = await client.call('quoteCart', { token, body: {}, expected: 200 });
      expect(quote.body.lines).toHaveLength(1);
      await client.call('adminDeleteProduct', { token: admin, params, expected: 204 });
    },
  },
];
