import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
