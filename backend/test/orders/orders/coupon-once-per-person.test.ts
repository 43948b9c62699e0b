import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { creditWallet } from '../../factories/commerce.ts';
import { createCoupon } from '../../factories/coupons.ts';
import { createGuestShop, type GuestShop } from '../guest-orders/guest-shop.ts';

let shop: GuestShop;
beforeAll(async () => {
  shop = await createGuestShop();
});
afterAll(() => shop.close());

/** A code already used by another customer, and the product that it applies to. */
async function redeemCoupon() {
  const { code } = await createCoupon(shop.app, shop.admin);
  const local = `nadia-${crypto.randomUUID()}`;
  const first = await shop.placeOrder({ coupon: code, email: `${local}@example.com` });
  expect(first.status).toBe(201);
  const placeAgain = (email: string) =>
    shop.post('guest-orders', { ...first.orderInput, provider: 'sslcommerz', email });
  return { code, local, again: placeAgain, first };
}

const rejected = { status: 400, body: { details: [{ field: 'coupon', message: String(REFUSALS.couponOnce) }] } };

describe('a coupon limited to one use per customer', () => {
  it.each([
    ['the same address', (local: string) => `${local}@example.com`],
    ['another case', (local: string) => `${local.toUpperCase()}@Example.COM`],
    ['a tag', (local: string) => `${local}+second@example.com`],
  ])('400 for a guest with %s', async (_what, addressOf) => {
    const { local, again: placeAgain } = await redeemCoupon();
    expect(await placeAgain(addressOf(local))).toMatchObject(rejected);
    expect((await placeAgain(`${local}-other@example.com`)).status).toBe(201);
  });

  it('400 for an account of the same person, and for a guest after the account, even if suspended', async () => {
    const { code, local, again: placeAgain, first } = await redeemCoupon();
    const { user, headers } = await shop.app.signedIn();
    await shop.app.db
      .updateTable('users')
      .set({ email: `${local}+home@example.com` })
      .where('id', '=', user.id)
      .execute();
    await creditWallet(shop.app.db, user.id, 10_000);
    const own = { product_id: first.orderInput.product_id, tier: 'Pro', coupon: code };
    expect(await shop.post('orders', own, headers)).toMatchObject(rejected);
    expect(await shop.post('orders/quote', own, headers)).toMatchObject(rejected);

    const second = await createCoupon(shop.app, shop.admin);
    await shop.post('orders', { ...own, coupon: second.code }, headers).expect(201);
    await shop.app.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', user.id).execute();
    const asGuest = { ...first.orderInput, coupon: second.code, email: `${local}@example.com` };
    expect(await shop.post('guest-orders', asGuest)).toMatchObject(rejected);
    expect((await placeAgain(`${local}@example.com`)).status).toBe(400);
  });

  it('is used by one of many concurrent guests of the same person', async () => {
    const { code } = await createCoupon(shop.app, shop.admin);
    const { orderInput } = await shop.placeOrder();
    const local = crypto.randomUUID();
    const tries = Array.from({ length: 5 }, (_, index) =>
      shop.post('guest-orders', { ...orderInput, coupon: code, email: `${local}+${index}@example.com` }),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 400, 400, 400, 400]);
  });
});
