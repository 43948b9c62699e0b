import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { REFUSALS } from '../../shared/refusals.ts';
import { countLedgerFaults } from '../../src/features/wallet/wallet.repository.ts';
import { addMoney, createOffer } from '../factories/commerce.ts';
import { type GuestShop, openGuestShop } from '../guest-orders/guest-shop.ts';

let shop: GuestShop;
beforeAll(async () => {
  shop = await openGuestShop();
});
afterAll(async () => {
  expect(await countLedgerFaults(shop.app.db)).toBe(0);
  await shop.close();
});
beforeEach(() => shop.app.clock.reset());

const refused = { status: 409, body: { code: 'repeated_purchase', message: REFUSALS.repeatedPurchase } };
const rich = async () => {
  const { user, headers } = await shop.app.signedIn();
  await addMoney(shop.app.db, user.id, 10_000);
  const product = await createOffer(shop.app.db, shop.app.deps.storage);
  const buy = (given: object = {}, key?: string) =>
    shop.post(
      'orders',
      { product_id: product.id, tier: 'Pro', ...given },
      key ? { ...headers, 'idempotency-key': key } : headers,
    );
  return { headers, buy };
};

describe('the same purchase a moment later', () => {
  it('409 until it is confirmed, and 201 once some minutes have passed', async () => {
    const { headers, buy } = await rich();
    await buy({}, 'first-press').expect(201);
    expect(await buy({}, 'second-press')).toMatchObject(refused);
    expect(await buy({ provider: 'stripe' })).toMatchObject(refused);
    expect(await shop.balance(headers)).toBe(90.01);
    // A refusal keeps no key: the same press is confirmed.
    await buy({ again: true }, 'second-press').expect(201);
    await buy({ tier: 'Free' }).expect(201);
    expect(await shop.balance(headers)).toBe(80.02);
    shop.app.clock.advance(11 * 60_000);
    await buy().expect(201);
  });

  it('201 replayed: the same press again is no second purchase', async () => {
    const { buy } = await rich();
    const { body } = await buy({}, 'one-press').expect(201);
    const again = await buy({}, 'one-press').expect(201);
    expect([again.body.id, again.headers['idempotent-replayed']]).toEqual([body.id, 'true']);
  });

  it('of two tabs at once one buys', async () => {
    const { headers, buy } = await rich();
    const statuses = (await Promise.all([1, 2, 3].map(() => buy()))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 409, 409]);
    expect(await shop.balance(headers)).toBe(90.01);
  });

  it('an order that waits for its money is gone on with, and asked about once it is paid', async () => {
    const { buy } = await rich();
    const { body } = await buy({ provider: 'stripe' }).expect(201);
    expect((await buy({ provider: 'stripe' }).expect(201)).body.id).toBe(body.id);
    await shop.simulator.act(String(body.payment.checkoutUrl).split('/').at(-1) ?? '', 'pay');
    await shop.deliverHeld();
    expect(await buy({ provider: 'stripe' })).toMatchObject(refused);
  });

  it('201 after it was refunded: that one is gone', async () => {
    const { buy } = await rich();
    const { body } = await buy().expect(201);
    const whole = { from: 'completed', status: 'refunded' };
    await shop.app.http.put(`/api/admin/orders/${body.id}/status`).set(shop.admin).send(whole).expect(200);
    await buy().expect(201);
  });

  it('409 for a guest of the same name and address, whatever their case; 201 for another one', async () => {
    const first = await shop.ordered();
    await shop.simulator.act(first.reference, 'pay');
    await shop.deliverHeld();
    const again = (given: object = {}) => shop.post('guest-orders', { ...first.wish, ...given });
    expect(await again({ email: first.email.toUpperCase() })).toMatchObject(refused);
    // Nothing is told about an address to whoever does not know its name.
    expect((await again({ name: 'Rina Das' })).status).toBe(201);
    expect((await again({ again: true })).status).toBe(201);
  });
});
