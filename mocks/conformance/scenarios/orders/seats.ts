import { expect } from 'vitest';
import type { Client } from '../../client.ts';
import { demoAdmin, newCustomer, type Scenario, UNKNOWN_ID } from '../../scenario.ts';
import { productWithFile } from '../catalogue/admin-releases.ts';
import { addToCart } from './cart.ts';

/** A well-formed but unknown token. */
const FORGED = 'A'.repeat(43);
const RIGHTS = { activations: 2, updateMonths: 12, supportMonths: 0, termMonths: 12 };
const PRICING = [
  { name: 'School', price: 29.99, period: 'year', features: [], rights: { ...RIGHTS, seats: true } },
  { name: 'Own', price: 20, period: 'year', features: [], rights: RIGHTS },
  { name: 'Campus', price: 40, period: 'year', features: [], rights: { ...RIGHTS, seats: true } },
  { name: 'Fair', price: 0, suggestedPrice: 5, period: 'year', features: [], rights: { ...RIGHTS, seats: true } },
  { name: 'Agency', price: 50, period: 'year', features: [], rights: RIGHTS },
];

/** A product with a plan that is sold per seat, and a customer with money. */
const soldInSeats = async (client: Client) => {
  const { token: admin } = await demoAdmin(client);
  const { product } = await productWithFile(client, admin, { pricing: PRICING, licenceKeys: true });
  const { token } = await newCustomer(client);
  await client.call('addFunds', { token, body: { amount: 500 } });
  return { admin, token, plan: { product_id: product.id, tier: 'School' } };
};

export const seatsScenarios: Scenario[] = [
  {
    name: 'a buyer of seats invites people, moves a seat and removes it',
    async run(client) {
      const { admin, token, plan } = await soldInSeats(client);
      const quote = await client.call('quoteOrder', { token, body: { ...plan, seats: 3 }, expected: 200 });
      expect(quote.body.total).toBe(89.97);
      const body = { ...plan, seats: 3, total: 89.97 };
      const order = (await client.call('createOrder', { token, body, expected: 201 })).body;
      expect(order.lines).toMatchObject([{ quantity: 3, price: 89.97, amount: 89.97, seats: true }]);
      expect((await client.call('listDownloads', { token })).body).toMatchObject([{ rights: { activations: 2 } }]);
      expect((await client.call('listLicences', { token })).body).toEqual([]);
      const params = { id: order.id };
      const [empty] = (await client.call('listSeats', { token, params, expected: 200 })).body.items;
      expect(empty).toMatchObject({
        tier: 'School',
        total: 3,
        free: 3,
        active: true,
        until: expect.any(String),
        seats: [],
      });

      const line_id = order.lines[0]?.id ?? '';
      const invite = (emails: string[]) => client.call('inviteToSeats', { token, params, body: { line_id, emails } });
      const invited = await invite(['a@example.com', 'A@example.com', 'b@example.com']);
      expect(invited).toMatchObject({
        status: 200,
        body: { free: 1, seats: [{ email: 'a@example.com' }, { email: 'b@example.com' }] },
      });
      expect(await invite(['c@example.com', 'd@example.com'])).toMatchObject({ status: 409 });
      expect(await invite(['b@example.com'])).toMatchObject({ status: 200, body: { free: 1 } });
      const [first] = invited.body.seats;
      expect(first).toMatchObject({ name: null, status: 'invited', accepted_at: null });
      const seat = { id: order.id, seat: first?.id ?? '' };
      const send = (email: string) => client.call('sendSeat', { token, params: seat, body: { email } });
      expect(await send('B@example.com')).toMatchObject({
        status: 409,
        body: { message: 'This person already has a seat' },
      });
      expect(await send('a@example.com')).toMatchObject({ status: 200, body: { free: 1 } });
      const moved = await send('c@example.com');
      expect(moved.body.seats).toMatchObject([{ email: 'b@example.com' }, { email: 'c@example.com' }]);
      expect((await send('a@example.com')).status).toBe(404);
      const last = { id: order.id, seat: moved.body.seats[0]?.id ?? '' };
      const removed = await client.call('removeSeat', { token, params: last, expected: 200 });
      expect(removed.body).toMatchObject({ free: 2, seats: [{ email: 'c@example.com' }] });
      expect((await client.call('removeSeat', { token, params: last })).status).toBe(404);
      const seen = (await client.call('adminGetOrder', { token: admin, params, expected: 200 })).body;
      expect(seen.seats).toMatchObject([{ total: 3, free: 2 }]);
      const refund = { to: 'wallet', reason: 'Cancelled', withdraw: true, refunded: 0, amount: 89.97 } as const;
      await client.call('adminRefundOrder', { token: admin, params, body: refund, expected: 201 });
      expect((await client.call('listSeats', { token, params })).body.items).toMatchObject([{ active: false }]);
      expect(await invite(['e@example.com'])).toMatchObject({
        status: 409,
        body: { message: 'These seats have expired' },
      });
    },
  },
  {
    name: 'single seats are refunded, free ones and that of a person',
    async run(client) {
      const { admin, token, plan } = await soldInSeats(client);
      const order = (await client.call('createOrder', { token, body: { ...plan, seats: 3 }, expected: 201 })).body;
      const params = { id: order.id };
      const line_id = order.lines[0]?.id ?? '';
      const invite = { line_id, emails: ['a@example.com', 'b@example.com'] };
      const [first] = (await client.call('inviteToSeats', { token, params, body: invite })).body.seats;
      const refund = (amount: number, seats: { free: number; ids: string[] }, refunded = 0) => {
        const body = {
          amount,
          line_id,
          to: 'wallet',
          reason: 'Fewer pupils',
          withdraw: false,
          refunded,
          seats,
        } as const;
        return client.call('adminRefundOrder', { token: admin, params, body });
      };
      const wrong = (field: string) => ({ status: 400, body: { details: [{ field }] } });
      expect(await refund(29.98, { free: 1, ids: [] })).toMatchObject(wrong('amount'));
      expect(await refund(29.99, { free: 0, ids: [] })).toMatchObject(wrong('seats'));
      expect((await refund(59.98, { free: 2, ids: [] })).status).toBe(409);
      expect((await refund(29.99, { free: 0, ids: [UNKNOWN_ID] })).status).toBe(409);
      const done = await refund(59.98, { free: 1, ids: [first?.id ?? ''] });
      expect(done).toMatchObject({
        status: 201,
        body: { refunded: 59.98, seats: [{ total: 1, free: 0, refunded: 2 }] },
      });
      const [left] = (await client.call('listSeats', { token, params, expected: 200 })).body.items;
      expect(left).toMatchObject({ total: 1, free: 0, refunded: 2, seats: [{ email: 'b@example.com' }] });
      const documents = (await client.call('listOrderInvoices', { token, params, expected: 200 })).body.items;
      expect(documents.map(({ total }) => total)).toEqual([89.97, -59.98]);
      expect(await refund(29.99, { free: 0, ids: [left?.seats[0]?.id ?? ''] }, 59.98)).toMatchObject({
        status: 201,
        body: { status: 'refunded', seats: [{ total: 0, active: false }] },
      });
    },
  },
  {
    name: 'several units in a cart are seats, and what has none is refused',
    async run(client) {
      const { token, plan } = await soldInSeats(client);
      await addToCart(client, { token }, { ...plan, quantity: 2 });
      const { items } = (await client.call('getCart', { token, expected: 200 })).body;
      expect(items).toMatchObject([{ quantity: 2, max_quantity: 99, seats: true }]);
      const cart = await client.call('orderCart', { token, body: { total: 59.98 }, expected: 201 });
      expect(cart.body.lines).toMatchObject([{ quantity: 2, amount: 59.98, seats: true }]);
      const own = { ...plan, tier: 'Own', seats: 2 };
      const refused = (field: string) => ({ status: 400, body: { details: [{ field }] } });
      expect(await client.call('createOrder', { token, body: own })).toMatchObject(refused('seats'));
      expect((await client.call('quoteOrder', { token, body: own })).status).toBe(400);
      const gift = { recipient_name: 'Rafi', recipient_email: 'rafi@example.com', sender_name: 'Nadia' };
      const given = await client.call('createOrder', { token, body: { ...plan, seats: 1, again: true, gift } });
      expect(given).toMatchObject(refused('gift'));
    },
  },
  {
    name: 'seats are upgraded as seats, and cost something',
    async run(client) {
      const { token, plan } = await soldInSeats(client);
      const order = (await client.call('createOrder', { token, body: { ...plan, seats: 2 }, expected: 201 })).body;
      const change = { kind: 'upgrade', download_id: order.download_id ?? '' } as const;
      const params = { id: change.download_id };
      const { upgrades } = (await client.call('listPlanOffers', { token, params, expected: 200 })).body;
      expect(upgrades).toMatchObject([{ tier: 'Campus', listed: 80 }]);
      const upgrade = (tier: string) =>
        client.call('createOrder', { token, body: { ...plan, tier, seats: 9, change } });
      expect(await upgrade('Agency')).toMatchObject({ status: 400, body: { details: [{ field: 'seats' }] } });
      expect(await upgrade('Campus')).toMatchObject({ status: 201, body: { amount: 20.02, lines: [{ quantity: 2 }] } });

      const fair = { ...plan, tier: 'Fair', quantity: 2 };
      const free = await client.call('addCartItem', { token, body: { ...fair, chosen_price: 0 } });
      expect(free).toMatchObject({ status: 400, body: { details: [{ field: 'seats' }] } });
      const several = { ...plan, tier: 'Fair', seats: 2, chosen_price: 0.5 };
      expect((await client.call('createOrder', { token, body: several, expected: 201 })).body.amount).toBe(1);
    },
  },
  {
    name: 'seats of another person, and a forged link, are not found',
    async run(client) {
      const { token } = await newCustomer(client);
      const params = { id: UNKNOWN_ID };
      const seat = { id: UNKNOWN_ID, seat: UNKNOWN_ID };
      const body = { line_id: UNKNOWN_ID, emails: ['a@example.com'] };
      expect((await client.call('listSeats', { token, params })).status).toBe(404);
      expect((await client.call('inviteToSeats', { token, params, body })).status).toBe(404);
      expect((await client.call('removeSeat', { token, params: seat })).status).toBe(404);
      expect((await client.call('sendSeat', { token, params: seat, body: { email: 'a@example.com' } })).status).toBe(
        404,
      );
      const headers = { 'x-seat-token': FORGED };
      expect((await client.call('getSeat', { headers })).status).toBe(404);
      expect((await client.call('acceptSeat', { headers })).status).toBe(404);
    },
  },
];
