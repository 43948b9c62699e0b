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
