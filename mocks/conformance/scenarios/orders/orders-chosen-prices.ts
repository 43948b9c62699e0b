import { expect } from 'vitest';
import type { AdminProduct } from '../../../../contract/generated/model.ts';
import { createForm } from '../../product-form.ts';
import { demoAdmin, newCustomer, type Scenario } from '../../scenario.ts';
import { productWithFile } from '../catalogue/admin-releases.ts';
import { addToCart, COURSE } from './cart.ts';

const plan = { name: 'Pro', price: 5, period: 'once', features: [], suggestedPrice: 12 };

const refusal = (field: string, message: string) => ({ status: 400, body: { details: [{ field, message }] } });

export const chosenPricesScenarios: Scenario[] = [
  {
    name: 'buyers choose the price of a plan with a suggested price, from its minimum',
    async run(client) {
      const { token: admin } = await demoAdmin(client);
      for (const [wrong, message] of [
        [{ suggestedPrice: 4 }, 'The suggested price must not be below the minimum'],
        [
          { launch: { price: 4, until: '2099-01-01T00:00:00.000Z' } },
          'A plan with a suggested price cannot have a launch price',
        ],
      ] as const) {
        const body = await createForm(client, { pricing: [{ ...plan, ...wrong }] });
        const answer = await client.call('adminCreateProduct', { token: admin, body, expected: 400 });
        expect(answer).toMatchObject(refusal('pricing.0.suggestedPrice', message));
      }
      const { product, params } = await productWithFile(client, admin, { pricing: [plan] });
      expect((await client.call('getProduct', { params, expected: 200 })).body.pricing).toMatchObject([
        { price: 5, suggestedPrice: 12 },
      ]);
      const { token } = await newCustomer(client);
      await client.call('addFunds', { token, body: { amount: 70 } });
      const input = { product_id: product.id, tier: 'Pro' };
      for (const [chosen, message] of [
        [{}, 'Please enter your price'],
        [{ chosen_price: 4.99 }, 'At least $5.00'],
        [{ chosen_price: 10_000.01 }, 'At most $10,000.00'],
      ] as const) {
        const body = { ...input, ...chosen };
        for (const operation of ['quoteOrder', 'createOrder', 'addCartItem'] as const)
          expect(await client.call(operation, { token, body, expected: 400 })).toMatchObject(
            refusal('chosen_price', message),
          );
      }
      const fixed = { ...COURSE, chosen_price: 30 };
      expect(await client.call('quoteOrder', { token, body: fixed, expected: 400 })).toMatchObject(
        refusal('chosen_price', 'This plan has a fixed price'),
      );
      const chosen = { ...input, chosen_price: 7.5 };
      expect((await client.call('quoteGuestOrder', { body: chosen, expected: 200 })).body).toMatchObject({
        price: 7.5,
        total: 7.5,
      });
      await addToCart(client, { token }, chosen);
      const cart = await addToCart(client, { token }, { ...chosen, chosen_price: 8 });
      expect(cart.items).toMatchObject([{ unitPrice: 8, regular_price: 8, amount: 8, minimum_price: 5 }]);
      const terms = { kind: 'percent', value: 50, endsAt: null, limit: null, active: true, products: [] };
      const code = `OWN-${Date.now().toString(36).toUpperCase()}`;
      await client.call('adminCreateCoupon', { token: admin, body: { ...terms, code }, expected: 201 });
      for (const call of [
        () => client.call('quoteOrder', { token, body: { ...chosen, coupon: code }, expected: 400 }),
        () => client.call('quoteCart', { token, body: { coupon: code }, expected: 400 }),
      ])
        expect(await call()).toMatchObject(refusal('coupon', 'Codes do not apply when you choose the price'));
      await addToCart(client, { token }, COURSE);
      const { body: quote } = await client.call('quoteCart', { token, body: { coupon: code }, expected: 200 });
      // Half of 19.99, rounded in the buyer's favour, and the chosen 8.00.
      expect([quote.price, quote.discount, quote.total]).toEqual([27.99, 10, 17.99]);
      const { body: order } = await client.call('orderCart', { token, body: { total: 27.99 }, expected: 201 });
      expect(order.lines).toMatchObject([{ price: 8, amount: 8 }, { amount: 19.99 }]);
      const single = { ...chosen, chosen_price: 9, total: 9, again: true };
      const { body: bought } = await client.call('createOrder', { token, body: single, expected: 201 });
      expect(bought).toMatchObject({ amount: 9, status: 'completed' });
    },
  },
  {
    name: 'special prices of a plan stay for a form of an earlier release, and are removed explicitly',
    async run(client) {
      const { token } = await demoAdmin(client);
      const countryPrices = [{ countries: ['BD'], percent: 40 }];
      const fixed = { name: 'Team', price: 20, period: 'once', features: [] };
      const form = await createForm(client, { pricing: [plan, { ...fixed, countryPrices }] });
      const { body: created } = await client.call('adminCreateProduct', { token, body: form, expected: 201 });
      const params = { id: String(created.id) };
      client.cleanups.push(() => client.call('adminDeleteProduct', { token, params }));
      const { suggestedPrice: _suggested, ...own } = plan;
      const save = (revision: number, pricing: object[], expected: 200 | 400) =>
        client.call('adminUpdateProduct', {
          token,
          params,
          body: { revision, product: { ...form, pricing } },
          expected,
        });
      expect(await save(1, [own, fixed], 200)).toMatchObject({
        body: { pricing: [{ suggestedPrice: 12 }, { countryPrices }] },
      });
      expect(await save(2, [{ ...own, price: 13 }, fixed], 400)).toMatchObject(
        refusal('pricing.0.suggestedPrice', 'The suggested price must not be below the minimum'),
      );
      const removed = [
        { ...own, suggestedPrice: null },
        { ...fixed, countryPrices: [] },
      ];
      const { pricing } = (await save(2, removed, 200)).body as AdminProduct;
      expect(pricing.map((one) => [one.suggestedPrice, one.countryPrices])).toEqual([
        [undefined, undefined],
        [undefined, undefined],
      ]);
    },
  },
];
