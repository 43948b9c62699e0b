import { afterAll, beforeAll, expect, it } from 'vitest';
import { eraseUnpaidGuests } from '../../../src/features/privacy/erase-users.service.ts';
import { createGuestShop, type GuestShop } from './guest-shop.ts';

let shop: GuestShop;
beforeAll(async () => {
  shop = await createGuestShop();
});
afterAll(() => shop.close());

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
const known = async (email: string) =>
  (await shop.app.db.selectFrom('users').select('id').where('email', '=', email).execute()).length === 1;

it('erases guests who have not paid after 30 days, and no others', async () => {
  const [unpaid, paid, waiting] = [await shop.placeOrder(), await shop.placeOrder(), await shop.placeOrder()];
  await shop.simulator.act(unpaid.reference, 'expire');
  await shop.simulator.act(paid.reference, 'pay');
  await shop.deliverHeld();
  const free = await shop.placeOrder({ tier: 'Free', provider: undefined });
  const { db } = shop.app;
  expect(await eraseUnpaidGuests(db, inDays(29))).toBe(0);
  expect(await Promise.all([eraseUnpaidGuests(db, inDays(31)), eraseUnpaidGuests(db, inDays(31))])).toContain(1);
  expect(await known(unpaid.email)).toBe(false);
  for (const { email } of [paid, waiting, free]) expect(await known(email)).toBe(true);
  expect((await shop.getOrder(unpaid.token)).status).toBe(404);
  // The order stays, without a name.
  const { order } = unpaid.body.order;
  const remainingOrder = await db
    .selectFrom('orders')
    .select(['user_id', 'status'])
    .where('id', '=', order.id)
    .execute();
  expect(remainingOrder).toEqual([{ user_id: null, status: 'cancelled' }]);
});
