import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newGuestEmail } from '../guest-orders/guest-shop.ts';
import { createSeatShop, type SeatShop } from './seat-shop.ts';

let shop: SeatShop;
beforeAll(async () => {
  shop = await createSeatShop();
});
afterAll(() => shop.close());

describe('an unpaid order', () => {
  it('201: of one seat is continued by one seat, and not by a unit for the buyer', async () => {
    const product = await shop.createProduct();
    const { headers } = await shop.app.signedIn();
    const buy = async (input: object) => {
      const body = { product_id: product.id, tier: 'School', provider: 'stripe', ...input };
      return (await shop.post('orders', body, headers).expect(201)).body;
    };
    const seat = await buy({ seats: 1 });
    const unit = await buy({});
    expect([seat.lines[0].seats, unit.lines[0].seats]).toEqual([true, undefined]);
    expect([(await buy({ seats: 1 })).id, (await buy({})).id]).toEqual([seat.id, unit.id]);
  });
});

it('hands the imported key of a seat on to the next person', async () => {
  const bought = await shop.buy(1);
  const { http } = shop.app;
  const keys = `/api/admin/products/${bought.product.id}/licence-keys`;
  const csv = Buffer.from('SCHOOL-1\nSCHOOL-2\n');
  await http.post(keys).set(shop.admin).attach('file', csv, 'keys.csv').expect(200);
  const keyOf = async (token: string) => {
    const { body } = await shop.accept(token).expect(200);
    return (await shop.getOrder(body.token)).body.licence;
  };
  const first = await shop.inviteNew(bought);
  expect(await keyOf(first.token)).toBe('SCHOOL-1');
  const next = newGuestEmail();
  await shop.send(bought, first.seatId, next).expect(200);
  expect(await keyOf(await shop.tokenOf(next, 'seat-invitation'))).toBe('SCHOOL-1');
  expect((await http.get(keys).set(shop.admin)).body).toMatchObject({ free: 1, given: 1 });
});

/** Adds a plan to a product; the first one is School, sold in seats. */
const addPlan = (id: number, plan: object) => {
  const more = JSON.stringify([{ id: crypto.randomUUID(), period: 'year', features: [], ...plan }]);
  return sql`update products set pricing = pricing || ${more}::jsonb where id = ${id}`.execute(shop.app.db);
};
const RIGHTS = { activations: 1, updateMonths: 12, supportMonths: 0 };
const fileOf = async ({ orderId, buyer }: { orderId: string; buyer: Record<string, string> }) =>
  (await shop.app.http.get(`/api/orders/${orderId}`).set(buyer)).body.download_id;

describe('seats of a plan whose buyers choose the price', () => {
  it('201: cost their number times the price, also above a minimum of nothing; 400 for nothing', async () => {
    const bought = await shop.buy(1);
    const { id } = bought.product;
    await addPlan(id, {
      name: 'Fair',
      price: 0,
      suggestedPrice: 15,
      rights: { ...RIGHTS, termMonths: 12, seats: true },
    });
    const order = (input: object) => shop.post('orders', { product_id: id, tier: 'Fair', ...input }, bought.buyer);
    expect((await order({ seats: 3, chosen_price: 20 }).expect(201)).body.amount).toBe(60);
    const refused = await order({ seats: 3, chosen_price: 0, again: true }).expect(400);
    expect(refused.body.details).toMatchObject([{ field: 'seats' }]);
    const { body: unit } = await order({ chosen_price: 5, again: true }).expect(201);
    const change = { kind: 'renewal', download_id: unit.download_id };
    expect((await order({ change, again: true }).expect(201)).body.amount).toBe(0);
    const cart = { product_id: id, tier: 'Fair', quantity: 2 };
    await shop.post('cart/items', { ...cart, chosen_price: 0 }, bought.buyer).expect(400);
    await shop.post('cart/items', { ...cart, chosen_price: 1 }, bought.buyer).expect(200);
  });
});

it('400: an upgrade of seats to a plan without seats, which is not offered either', async () => {
  const bought = await shop.buy(2);
  await addPlan(bought.product.id, { name: 'Agency', price: 90, rights: RIGHTS });
  await addPlan(bought.product.id, { name: 'Campus', price: 99, rights: { ...RIGHTS, seats: true } });
  const download_id = await fileOf(bought);
  const { body } = await shop.app.http.get(`/api/downloads/${download_id}/plans`).set(bought.buyer).expect(200);
  expect(body.upgrades).toMatchObject([{ tier: 'Campus' }]);
  const change = { kind: 'upgrade', download_id };
  const upgrade = (tier: string) => shop.post('orders', { product_id: bought.product.id, tier, change }, bought.buyer);
  expect((await upgrade('Agency').expect(400)).body.message).toBe('This plan isn’t sold per seat');
  await upgrade('Campus').expect(201);
});

it('200: a seat is accepted after the first payment was refunded, while a renewal is still running', async () => {
  const bought = await shop.buy(2);
  const change = { kind: 'renewal', download_id: await fileOf(bought) };
  const renewal = { product_id: bought.product.id, tier: 'School', change, again: true };
  await shop.post('orders', renewal, bought.buyer).expect(201);
  const refund = {
    to: 'wallet',
    reason: 'Paid twice',
    withdraw: true,
    refunded: 0,
    amount: 60,
    line_id: bought.orderId,
  };
  await shop.post(`admin/orders/${bought.orderId}/refunds`, refund, shop.admin).expect(201);
  const { token } = await shop.inviteNew(bought);
  const { body } = await shop.accept(token).expect(200);
  expect((await shop.getOrder(body.token)).body).toMatchObject({
    licence: expect.any(String),
    order: { product_name: 'River Map' },
  });
});
