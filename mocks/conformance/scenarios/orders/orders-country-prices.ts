import { expect } from 'vitest';
import { createForm } from '../../product-form.ts';
import { demoAdmin, newCustomer, type Scenario } from '../../scenario.ts';
import { productWithFile } from '../catalogue/admin-releases.ts';

const plan = { name: 'Pro', price: 9.99, period: 'once', features: [] };
const countryPrices = [{ countries: ['BD', 'IN'], percent: 40 }];

export const countryPricesScenarios: Scenario[] = [
  {
    name: 'a price for a country is shown, and not charged without a second piece of evidence',
    async run(client) {
      const { token: admin } = await demoAdmin(client);
      for (const [rules, message] of [
        [[{ countries: ['BD'] }], 'Enter either a percentage or a price'],
        [[{ countries: ['BD'], price: 9.99 }], 'The price must be lower than the regular price'],
        [[{ countries: ['ZZ'], percent: 10 }], 'Country not found'],
        [[...countryPrices, { countries: ['IN'], price: 4 }], 'Each country can have only one price'],
      ] as const) {
        const body = await createForm(client, { pricing: [{ ...plan, countryPrices: rules }] });
        expect(await client.call('adminCreateProduct', { token: admin, body, expected: 400 })).toMatchObject({
          body: { details: [{ field: 'pricing.0.countryPrices', message }] },
        });
      }
      const pricing = [{ ...plan, countryPrices }];
      const { product, params } = await productWithFile(client, admin, { pricing });
      expect((await client.call('getProduct', { params, expected: 200 })).body.pricing).toMatchObject([
        { countryPrices },
      ]);
      const { token } = await newCustomer(client);
      const body = { product_id: product.id, tier: 'Pro', country: 'BD' };
      const unconfirmed = { state: 'unconfirmed', country: 'BD', regular_price: 9.99 };
      const expected = { price: 9.99, total: 9.99, country_price: unconfirmed };
      expect((await client.call('quoteOrder', { token, body, expected: 200 })).body).toMatchObject(expected);
      expect((await client.call('quoteGuestOrder', { body, expected: 200 })).body).toMatchObject(expected);
      const elsewhere = await client.call('quoteGuestOrder', { body: { ...body, country: 'DE' }, expected: 200 });
      expect(elsewhere.body.country_price).toBeUndefined();
      const item = { product_id: product.id, tier: 'Pro' };
      await client.call('addCartItem', { token, body: item, expected: 200 });
      const cart = await client.call('quoteCart', { token, body: { country: 'BD' }, expected: 200 });
      expect(cart.body).toMatchObject(expected);
    },
  },
];
