import { expect } from 'vitest';
import type { Client } from '../../client.ts';
import { newCustomer, type Scenario, UNKNOWN_ID } from '../../scenario.ts';
import { offerTransfers } from '../billing/payments.ts';

let people = 0;
/** A well-formed but unknown token. */
const FORGED = 'A'.repeat(43);
const opens = (token: string) => ({ headers: { 'x-order-token': token } });

/** A paid program of the demo, and an unused email. */
export const createOrderInput = async (client: Client) => {
  people += 1;
  const { items } = (await client.call('listProducts', { query: { search: 'Image Upscaler' } })).body;
  const id = items.find(({ title }) => title.includes('Image Upscaler'))?.id ?? 0;
  const { pricing } = (await client.call('getProduct', { params: { id: String(id) } })).body;
  const tier = pricing.find(({ price }) => price > 0)?.name ?? '';
  const email = `guest-${Date.now().toString(36)}-${people}@example.com`;
  return { product_id: id, tier, provider: 'demo', email, name: 'Nadia Rahman', country: 'BD' };
};
const ordered = async (client: Client) => {
  const body = await createOrderInput(client);
  return { body, ...(await client.call('createGuestOrder', { body, expected: 201 })).body };
};

export const guestOrdersScenarios: Scenario[] = [
  {
    name: 'a visitor without an account buys, and reads the order with its file, key and invoice',
    async run(client) {
      const { token, order, body } = await ordered(client);
      expect(order).toMatchObject({ email: body.email, order: { status: 'completed', payment: { status: 'paid' } } });
      expect(order.file_name).toEqual(expect.any(String));
      expect(order.licence).toEqual(expect.any(String));
      const read = await client.call('getGuestOrder', { ...opens(token), expected: 200 });
      expect(read.body.order.number).toBe(order.order.number);
      const [invoice] = order.invoices;
      expect(invoice).toMatchObject({ buyer: { name: body.name, country: 'BD', email: body.email } });
      const file = await client.call('getGuestOrderFile', { ...opens(token), expected: 200 });
      expect(file.headers.get('content-disposition')).toMatch(/^attachment/);
      const params = { id: invoice?.id ?? '' };
      await client.call('getGuestInvoicePdf', { ...opens(token), params, expected: 200 });
      expect((await client.call('getGuestInvoicePdf', { ...opens(token), params: { id: UNKNOWN_ID } })).status).toBe(
        404,
      );
      const sheet = await client.call('getGuestLicenceSheet', { ...opens(token), expected: 200 });
      expect(sheet.headers.get('content-disposition')).toBe(`attachment; filename="licence-${order.order.number}.pdf"`);
      // There is no transfer to report.
      const report = { ...opens(token), body: { number: 'TX-12345' } };
      expect((await client.call('reportGuestTransfer', report)).status).toBe(409);
    },
  },
  {
    name: 'one key creates one order, and its guest stays private',
    async run(client) {
      const body = await createOrderInput(client);
      const call = { body, headers: { 'idempotency-key': crypto.randomUUID() } };
      const first = await client.call('createGuestOrder', { ...call, expected: 201 });
      const again = await client.call('createGuestOrder', { ...call, expected: 201 });
      expect(again.headers.get('idempotent-replayed')).toBe('true');
      expect(again.body.order.order.id).toBe(first.body.order.order.id);
      const other = { ...call, body: { ...body, name: 'Somebody Else' } };
      expect((await client.call('createGuestOrder', other)).status).toBe(409);
      const link = (email: string) => client.call('requestGuestLink', { body: { email }, expected: 200 });
      expect((await link(body.email)).body).toEqual((await link(`x${body.email}`)).body);
    },
  },
  {
    name: 'a guest gets a free plan once in ten minutes, in any spelling of the email, unless confirmed',
    async run(client) {
      const { email, name, country } = await createOrderInput(client);
      const { pricing } = (await client.call('getProduct', { params: { id: '2' } })).body;
      const tier = pricing.find(({ price }) => price === 0)?.name ?? '';
      const take = (overrides: object) =>
        client.call('createGuestOrder', { body: { product_id: 2, tier, name, country, email, ...overrides } });
      expect((await take({})).status).toBe(201);
      const emailVariants = [email.toUpperCase(), email.replace('@', '+second@')];
      for (const other of emailVariants) expect(await take({ email: other })).toMatchObject({ status: 409 });
      expect((await take({ name: 'Rina Das' })).status).toBe(201);
      expect((await take({ again: true })).status).toBe(201);
      const customer = await newCustomer(client);
      expect((await take({ email: customer.email, name: customer.user.name })).status).toBe(201);
      const own = { token: customer.token, body: { product_id: 2, tier } };
      expect(await client.call('createOrder', own)).toMatchObject({
        status: 409,
        message: 'You bought this a moment ago. Buy it again?',
      });
    },
  },
  {
    name: 'a plan is quoted without identification',
    async run(client) {
      const { product_id, tier } = await createOrderInput(client);
      const { body } = await client.call('quoteGuestOrder', {
        body: { product_id, tier, country: 'BD' },
        expected: 200,
      });
      expect(body).toMatchObject({ discount: 0, coupon: null });
      expect(body.total).toBe(body.price);
      const coded = { product_id, tier, coupon: 'NOT-THERE' };
      expect((await client.call('quoteGuestOrder', { body: coded })).status).toBe(400);
      const unknown = { product_id: 999_999, tier };
      expect((await client.call('quoteGuestOrder', { body: unknown })).status).toBe(404);
    },
  },
  {
    name: 'an order moves to the account that opens it first',
    async run(client) {
      const { token, order } = await ordered(client);
      const { token: session } = await newCustomer(client);
      const joined = await client.call('joinGuestOrder', { ...opens(token), token: session, expected: 200 });
      expect(joined.body.id).toBe(order.order.id);
      expect((await client.call('listOrders', { token: session })).body).toMatchObject([{ id: order.order.id }]);
      expect((await client.call('joinGuestOrder', { ...opens(token), token: session })).status).toBe(404);
      expect((await client.call('getGuestOrder', opens(token))).status).toBe(404);
    },
  },
  {
    name: 'a forged token opens nothing, and invalid orders are rejected',
    async run(client) {
      const body = await createOrderInput(client);
      for (const id of ['getGuestOrder', 'getGuestOrderFile', 'getGuestInvoicePdf'] as const) {
        const params = { id: UNKNOWN_ID };
        expect((await client.call(id, { ...opens(FORGED), params })).status).toBe(404);
        expect((await client.call(id, { ...opens('no token'), params })).status).toBe(400);
      }
      const report = { ...opens(FORGED), body: { number: 'TX-12345' } };
      expect((await client.call('reportGuestTransfer', report)).status).toBe(404);
      const order = (overrides: object) => client.call('createGuestOrder', { body: { ...body, ...overrides } });
      expect((await order({ product_id: 999_999 })).status).toBe(404);
      expect((await order({ provider: 'stripe' })).status).toBe(400);
      expect((await order({ provider: undefined })).status).toBe(400);
      expect((await order({ country: 'Bangladesh' })).status).toBe(400);
      expect((await client.call('requestGuestLink', { body: { email: 'nobody' } })).status).toBe(400);
    },
  },
  {
    name: 'the token of an order does not list the other orders of its email',
    async run(client) {
      const { token, order } = await ordered(client);
      const params = { id: order.order.id };
      for (const [guestToken, status] of [
        [token, 404],
        [FORGED, 404],
        ['no token', 400],
      ] as const) {
        const headers = { 'x-guest-token': guestToken };
        expect((await client.call('listGuestOrders', { headers })).status).toBe(status);
        expect((await client.call('createGuestOrderLink', { headers, params })).status).toBe(status);
      }
    },
  },
  {
    name: 'an order by transfer waits for its reference',
    async run(client) {
      await offerTransfers(client);
      const { body } = { body: { ...(await createOrderInput(client)), provider: 'manual' } };
      const { token, order } = (await client.call('createGuestOrder', { body, expected: 201 })).body;
      expect(order).toMatchObject({ order: { status: 'pending' }, file_name: null, licence: null, invoices: [] });
      const number = `TX-${order.order.id.slice(0, 8)}`;
      const report = (overrides: object) => client.call('reportGuestTransfer', { ...opens(token), ...overrides });
      const reported = await report({ body: { number }, expected: 200 });
      expect(reported.body.order.payment).toMatchObject({ waiting: true, transferNumber: number });
      expect((await client.call('getGuestOrderFile', opens(token))).status).toBe(404);
      expect((await client.call('getGuestLicenceSheet', opens(token))).status).toBe(404);
      expect((await report({ body: { number: ' ' } })).status).toBe(400);
      await offerTransfers(client, false);
      const { token: session } = await newCustomer(client);
      expect((await client.call('joinGuestOrder', { ...opens('no token'), token: session })).status).toBe(400);
    },
  },
];
