import { expect } from 'vitest';
import type { Client } from '../../client.ts';
import { demoAdmin, newCustomer, type Scenario, UNKNOWN_ID } from '../../scenario.ts';
import { offerTransfers } from '../billing/payments.ts';
import { addToCart, BACKGROUNDS, CALENDAR, COURSE, getCart, visitorWith } from './cart.ts';

const EMPTY = { status: 409, message: 'Your cart is empty.' };
const CHANGED = { status: 409, message: 'The price has changed. Please check it again.' };
const REPEATED = { status: 409, message: 'You bought this a moment ago. Buy it again?' };

const fill = async (client: Client, token: string) => {
  for (const body of [{ ...CALENDAR, quantity: 2 }, COURSE, BACKGROUNDS]) await addToCart(client, { token }, body);
};

/** A new customer with money, and a cart of three products for $64.96. */
const shopper = async (client: Client, amount = 70) => {
  const customer = await newCustomer(client);
  await client.call('addFunds', { token: customer.token, body: { amount } });
  await fill(client, customer.token);
  return customer;
};

/** The order of a new customer's cart. */
export const orderedCart = async (client: Client) => {
  const customer = await shopper(client);
  const body = { total: 64.96 };
  const order = (await client.call('orderCart', { token: customer.token, body, expected: 201 })).body;
  return { ...customer, order, params: { id: order.id } };
};

/** Charges tax in Bangladesh until the returned function is called. */
const chargeTax = async (client: Client, token: string) => {
  const { body: before } = await client.call('adminGetInvoiceSettings', { token });
  const rates = [{ country: 'BD', name: 'VAT', percent: 15 }];
  const saved = await client.call('adminUpdateInvoiceSettings', { token, body: { ...before, rates }, expected: 200 });
  return () =>
    client.call('adminUpdateInvoiceSettings', {
      token,
      body: { ...before, version: saved.body.version },
      expected: 200,
    });
};

const billedIn = (client: Client, token: string, country: string) =>
  client.call('saveBillingDetails', { token, body: { name: '', address: '', country, taxNumber: '' }, expected: 200 });

let codes = 0;
const newCoupon = async (client: Client, token: string, products: number[]) => {
  codes += 1;
  const code = `CART-${Date.now().toString(36).toUpperCase()}-${codes}`;
  const terms = { kind: 'percent', value: 25, endsAt: null, limit: null, active: true };
  await client.call('adminCreateCoupon', { token, body: { ...terms, code, products }, expected: 201 });
  return code;
};

export const cartOrdersScenarios: Scenario[] = [
  {
    name: 'coupon and tax of a cart are computed once and divided among its lines',
    async run(client) {
      const { token: admin } = await demoAdmin(client);
      const coupon = await newCoupon(client, admin, [CALENDAR.product_id, BACKGROUNDS.product_id]);
      const { token } = await shopper(client);
      await billedIn(client, token, 'BD');
      const restore = await chargeTax(client, admin);
      const quote = (body: object = { coupon }) => client.call('quoteCart', { token, body });
      const { body: quoted } = await quote();
      // 25% of 19.98 and 24.99 is 11.25, and 15% of what is left of 64.96 is 7.01.
      expect(quoted).toMatchObject({ price: 64.96, discount: 11.25, total: 53.71, coupon, tax: 7.01, taxName: 'VAT' });
      expect(quoted).toMatchObject({ taxPercent: 15, taxIncluded: true, country: 'BD', countryAsked: false });
      expect(quoted.lines).toMatchObject([
        { price: 19.98, discount: 5, amount: 14.98 },
        { price: 19.99, discount: 0, amount: 19.99 },
        { price: 24.99, discount: 6.25, amount: 18.74 },
      ]);
      expect(quoted.lines.map(({ item_id }) => item_id)).toEqual(
        (await getCart(client, { token })).items.map(({ id }) => id),
      );
      expect((await quote({})).body).toMatchObject({ discount: 0, total: 64.96, coupon: null, tax: 8.47 });
      expect(await quote({ coupon: 'NOT-THERE' })).toMatchObject({ status: 400, message: 'Code not found' });
      const other = await newCoupon(client, admin, [2]);
      const wrong = { status: 400, message: 'This code is not for this product' };
      expect(await quote({ coupon: other })).toMatchObject(wrong);

      const order = (body: object, key?: string) =>
        client.call('orderCart', { token, body, ...(key ? { headers: { 'idempotency-key': key } } : {}) });
      expect(await order({ total: 64.96, coupon })).toMatchObject(CHANGED);
      expect(await order({ total: 53.71, coupon: other })).toMatchObject(wrong);
      expect((await order({ total: 53.71, coupon, provider: 'stripe' })).status).toBe(400);
      const placed = await order({ total: 53.71, coupon }, 'the-cart');
      expect(placed).toMatchObject({ status: 201, body: { amount: 53.71, coupon: { code: coupon, discount: 11.25 } } });
      expect(placed.body.lines).toMatchObject([
        { ...CALENDAR, quantity: 2, price: 19.98, discount: 5, amount: 14.98, refunded: 0 },
        { ...COURSE, quantity: 1, price: 19.99, discount: 0, amount: 19.99, refunded: 0 },
        { ...BACKGROUNDS, quantity: 1, price: 24.99, discount: 6.25, amount: 18.74, refunded: 0 },
      ]);
      expect(await order({ total: 53.71, coupon })).toMatchObject(EMPTY);
      expect((await order({ total: 53.71, coupon }, 'the-cart')).body).toEqual(placed.body);
      expect(await quote({})).toMatchObject(EMPTY);
      const { items } = (await client.call('listOrderInvoices', { token, params: { id: placed.body.id } })).body;
      expect(items).toMatchObject([{ total: 53.71, tax: 7.01, net: 46.7 }]);
      expect(items[0]?.lines).toMatchObject([
        { tax: 1.95, total: 14.98 },
        { tax: 2.61, total: 19.99 },
        { tax: 2.45, total: 18.74 },
      ]);
      await addToCart(client, { token }, CALENDAR);
      expect(await quote()).toMatchObject({ status: 400 });
      expect(await order({ total: 7.49, coupon, again: true })).toMatchObject({ status: 400 });
      await restore();
    },
  },
  {
    name: 'a cart of three products becomes one order with a file for each, and rights for all units',
    async run(client) {
      const { token, order, params } = await orderedCart(client);
      const [calendar, course, backgrounds] = order.lines;
      expect(order).toMatchObject({ product_id: 1, tier: null, plan_id: null, status: 'completed', amount: 64.96 });
      expect(order.product_name).toBe(`${calendar?.product_name} + 2 more`);
      expect([order.id, order.download_id]).toEqual([calendar?.id, calendar?.download_id]);
      expect(new Set(order.lines.map(({ id }) => id)).size).toBe(3);
      expect((await client.call('getOrder', { token, params })).body).toEqual(order);
      expect(await getCart(client, { token })).toMatchObject({ items: [] });
      const files = (await client.call('listDownloads', { token })).body;
      const rights = new Map(files.map((file) => [file.id, file.rights]));
      expect(order.lines.map(({ download_id }) => rights.get(download_id ?? ''))).toMatchObject([
        { tier: CALENDAR.tier, activations: 10 },
        { tier: COURSE.tier, activations: 3 },
        { tier: BACKGROUNDS.tier, activations: 3 },
      ]);
      const licences = (await client.call('listLicences', { token })).body;
      expect(licences).toMatchObject([{ product_id: 1, activations: 10, download_id: calendar?.download_id }]);
      const { items } = (await client.call('listOrderInvoices', { token, params })).body;
      expect(items).toMatchObject([{ total: 64.96 }]);
      expect(items[0]?.lines.map(({ total }) => total)).toEqual([19.98, 19.99, 24.99]);
      expect(items[0]?.lines.map(({ description }) => description)).toEqual(
        [calendar, course, backgrounds].map((line) => `${line?.product_name}, ${line?.tier}`),
      );
      expect((await client.call('listOrders', { token })).body).toMatchObject([{ product_name: order.product_name }]);
      const { token: admin } = await demoAdmin(client);
      const detail = (await client.call('adminGetOrder', { token: admin, params, expected: 200 })).body;
      expect(detail).toMatchObject({ product_name: order.product_name, tier: null, total: 64.96 });
      expect(detail.lines).toMatchObject([
        { quantity: 2, amount: 19.98, file: { revoked: false }, rights: { activations: 10, ended: false } },
        { quantity: 1, amount: 19.99, file: { revoked: false }, rights: { activations: 3 } },
        { quantity: 1, amount: 24.99, file: { revoked: false }, rights: { activations: 3 } },
      ]);
      expect([detail.file, detail.rights]).toEqual([detail.lines[0]?.file, detail.lines[0]?.rights]);
    },
  },
  {
    name: 'a cart is not ordered twice by mistake, nor without money or an agreed country and delivery',
    async run(client) {
      const { token } = await orderedCart(client);
      expect(await client.call('orderCart', { token, body: { total: 0 } })).toMatchObject(EMPTY);
      expect((await addToCart(client, { token }, COURSE)).items).toMatchObject([{ owned: true }]);
      const order = (body: object) => client.call('orderCart', { token, body });
      expect(await order({ total: 19.99 })).toMatchObject(REPEATED);
      expect(await order({ total: 19.99, again: true })).toMatchObject({ status: 409, message: 'Insufficient funds' });
      await client.call('addFunds', { token, body: { amount: 20 } });
      await billedIn(client, token, 'DE');
      expect(await order({ total: 19.99, again: true })).toMatchObject({
        status: 400,
        body: { details: [{ field: 'withdrawal_consent', message: 'Please agree to immediate delivery' }] },
      });
      const agreed = await order({ total: 19.99, again: true, withdrawal_consent: 1 });
      expect(agreed).toMatchObject({ status: 201, body: { withdrawal: { consented_at: agreed.body.created_at } } });

      const { token: admin } = await demoAdmin(client);
      const unknown = await shopper(client);
      const restore = await chargeTax(client, admin);
      const sold = (body: object) =>
        client.call('orderCart', { token: unknown.token, body: { total: 64.96, ...body } });
      expect(await sold({})).toMatchObject({ status: 400, message: 'Please choose your country' });
      expect(await sold({ country: 'BD' })).toMatchObject({ status: 201 });
      expect((await client.call('getBillingDetails', { token: unknown.token })).body.country).toBe('BD');
      await restore();
    },
  },
  {
    name: 'a free cart needs no payment method and takes no code',
    async run(client) {
      const { token: admin } = await demoAdmin(client);
      const coupon = await newCoupon(client, admin, []);
      const { token } = await newCustomer(client);
      for (const product_id of [1, 3]) await addToCart(client, { token }, { product_id, tier: 'Free' });
      expect(await client.call('quoteCart', { token, body: { coupon } })).toMatchObject({
        status: 400,
        body: { details: [{ field: 'coupon', message: 'This plan is free, so it needs no code' }] },
      });
      const admission = await offerTransfers(client);
      expect(await client.call('orderCart', { token, body: { total: 0, provider: 'manual' } })).toMatchObject({
        status: 400,
        message: 'This plan is free, so no payment is needed',
      });
      await offerTransfers(client, false);
      expect(admission).toEqual(expect.any(String));
      const order = await client.call('orderCart', { token, body: { total: 0 } });
      expect(order).toMatchObject({ status: 201, body: { amount: 0, status: 'completed', lines: [{}, {}] } });
      expect((await client.call('listDownloads', { token })).body).toHaveLength(2);
    },
  },
  {
    name: 'a cart paid by transfer is one order, whose files are delivered together',
    async run(client) {
      const admin = await offerTransfers(client);
      const { token } = await shopper(client, 5);
      const order = () => client.call('orderCart', { token, body: { total: 64.96, provider: 'manual' } });
      const placed = await order();
      expect(placed).toMatchObject({ status: 201, body: { status: 'pending', payment: { amount: 64.96 } } });
      expect(placed.body.lines.map(({ download_id }) => download_id)).toEqual([null, null, null]);
      expect(await order()).toMatchObject(EMPTY);
      const params = { id: placed.body.payment?.id ?? '' };
      const number = `TX-${params.id.slice(0, 8)}`;
      await client.call('reportTransfer', { token, params, body: { number }, expected: 200 });
      const body = { decision: 'confirm', transferNumber: number };
      await client.call('adminDecidePayment', { token: admin, params, body, expected: 200 });
      const done = (await client.call('getOrder', { token, params: { id: placed.body.id } })).body;
      const files = (await client.call('listDownloads', { token })).body.map(({ id }) => id);
      expect(done.status).toBe('completed');
      expect(done.lines.map(({ download_id }) => download_id).sort()).toEqual(files.sort());
      await offerTransfers(client, false);
    },
  },
  {
    name: 'a visitor orders a cart of two products, and opens each file and key',
    async run(client) {
      const upscaler = { product_id: 6, tier: 'Studio', quantity: 2 };
      const visitor = await visitorWith(client, upscaler);
      await addToCart(client, visitor, COURSE);
      const quoted = (await client.call('quoteCart', { ...visitor, body: { country: 'BD' }, expected: 200 })).body;
      expect(quoted).toMatchObject({ total: 59.97, lines: [{ amount: 39.98 }, { amount: 19.99 }] });
      const email = `cart-${Date.now().toString(36)}@example.com`;
      const buyer = { email, name: 'Nadia Rahman', country: 'BD', provider: 'demo', total: 59.97 };
      const order = (body: object = {}, key?: string) =>
        client.call('orderGuestCart', {
          body: { ...buyer, ...body },
          headers: { ...visitor.headers, ...(key ? { 'idempotency-key': key } : {}) },
        });
      expect(await order({ total: 59.98 })).toMatchObject(CHANGED);
      const unpaid = await order({ provider: undefined });
      expect(unpaid).toMatchObject({ status: 400, message: 'Please choose a payment method' });
      expect((await order({ name: ' ' })).status).toBe(400);
      expect(await order({ country: 'DE' })).toMatchObject({ status: 400 });
      const key = crypto.randomUUID();
      const { status, body } = await order({}, key);
      expect([status, body.order.order]).toMatchObject([201, { status: 'completed', amount: 59.97, lines: [{}, {}] }]);
      expect(await order()).toMatchObject(EMPTY);
      expect((await order({}, key)).body.order.order.id).toBe(body.order.order.id);
      expect(await getCart(client, visitor)).toMatchObject({ items: [] });

      const { lines, file_name, licence, invoices } = body.order;
      expect(lines).toMatchObject([
        { file_name: expect.any(String), licence: expect.any(String) },
        { file_name: expect.any(String), licence: null },
      ]);
      expect([file_name, licence]).toEqual([lines[0]?.file_name, lines[0]?.licence]);
      expect(lines.map(({ id }) => id)).toEqual(body.order.order.lines.map(({ id }) => id));
      expect(invoices[0]?.lines).toHaveLength(2);
      const open = { headers: { 'x-order-token': body.token } };
      for (const { id, file_name: name } of lines) {
        const file = await client.call('getGuestOrderFile', { ...open, query: { line: id }, expected: 200 });
        expect(file.headers.get('content-disposition')).toContain(name);
      }
      const sheet = (line: string) => client.call('getGuestLicenceSheet', { ...open, query: { line } });
      expect((await sheet(lines[0]?.id ?? '')).status).toBe(200);
      expect((await sheet(lines[1]?.id ?? '')).status).toBe(404);
      for (const operation of ['getGuestOrderFile', 'getGuestLicenceSheet'] as const) {
        expect((await client.call(operation, { ...open, query: { line: UNKNOWN_ID } })).status).toBe(404);
        expect((await client.call(operation, { ...open, query: { line: 'x' } })).status).toBe(400);
        expect((await client.call(operation, open)).status).toBe(200);
      }
    },
  },
];
