import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { countLedgerMismatches } from '../../../src/features/billing/wallet.repository.ts';
import { createOffer, creditWallet } from '../../factories/commerce.ts';
import { createGuestShop, type GuestShop } from '../guest-orders/guest-shop.ts';

let shop: GuestShop;
beforeAll(async () => {
  shop = await createGuestShop();
});
afterAll(async () => {
  expect(await countLedgerMismatches(shop.app.db)).toBe(0);
  await shop.close();
});
beforeEach(() => shop.app.clock.reset());

const rejected = { status: 409, body: { code: 'repeated_purchase', message: String(REFUSALS.repeatedPurchase) } };
const createFundedCustomer = async () => {
  const { user, headers } = await shop.app.signedIn();
  await creditWallet(shop.app.db, user.id, 10_000);
  const product = await createOffer(shop.app.db, shop.app.deps.storage);
  const buy = (overrides: object = {}, key?: string) =>
    shop.post(
      'orders',
      { product_id: product.id, tier: 'Pro', ...overrides },
      key ? { ...headers, 'idempotency-key': key } : headers,
    );
  return { headers, buy };
};

describe('the same purchase again a moment later', () => {
  it('409 until it is confirmed, and 201 after some minutes', async () => {
    const { headers, buy } = await createFundedCustomer();
    await buy({}, 'first-press').expect(201);
    expect(await buy({}, 'second-press')).toMatchObject(rejected);
    expect(await buy({ provider: 'stripe' })).toMatchObject(rejected);
    expect(await shop.balance(headers)).toBe(90.01);
    // A refusal does not use up the key: confirming reuses it.
    await buy({ again: true }, 'second-press').expect(201);
    await buy({ tier: 'Free' }).expect(201);
    expect(await shop.balance(headers)).toBe(80.02);
    shop.app.clock.advance(11 * 60_000);
    await buy().expect(201);
  });

  it('201 replayed: repeating the same request is not a second purchase', async () => {
    const { buy } = await createFundedCustomer();
    const { body } = await buy({}, 'one-press').expect(201);
    const again = await buy({}, 'one-press').expect(201);
    expect([again.body.id, again.headers['idempotent-replayed']]).toEqual([body.id, 'true']);
  });

  it('one of two concurrent tabs buys', async () => {
    const { headers, buy } = await createFundedCustomer();
    const statuses = (await Promise.all([1, 2, 3].map(() => buy()))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 409, 409]);
    expect(await shop.balance(headers)).toBe(90.01);
  });

  it('a pending order is resumed, and needs a confirmation once it is paid', async () => {
    const { buy } = await createFundedCustomer();
    const { body } = await buy({ provider: 'stripe' }).expect(201);
    expect((await buy({ provider: 'stripe' }).expect(201)).body.id).toBe(body.id);
    await shop.simulator.act(String(body.payment.checkoutUrl).split('/').at(-1) ?? '', 'pay');
    await shop.deliverHeld();
    expect(await buy({ provider: 'stripe' })).toMatchObject(rejected);
  });

  it('201 after it was refunded', async () => {
    const { buy } = await createFundedCustomer();
    const { body } = await buy().expect(201);
    const fullRefund = { from: 'completed', status: 'refunded' };
    await shop.app.http.put(`/api/admin/orders/${body.id}/status`).set(shop.admin).send(fullRefund).expect(200);
    await buy().expect(201);
  });

  it('409 for a guest with the same name and email, in any case; 201 for another one', async () => {
    const first = await shop.placeOrder();
    await shop.simulator.act(first.reference, 'pay');
    await shop.deliverHeld();
    const again = (overrides: object = {}) => shop.post('guest-orders', { ...first.orderInput, ...overrides });
    expect(await again({ email: first.email.toUpperCase() })).toMatchObject(rejected);
    // An email's purchases are not revealed to callers who do not know its name.
    expect((await again({ name: 'Rina Das' })).status).toBe(201);
    expect((await again({ again: true })).status).toBe(201);
  });
});

describe('a free plan, bought again a moment later', () => {
  const toBuyer = (local: string, domain = 'example.com') => ({ email: `${local}@${domain}`, name: 'Nadia Rahman' });
  /** A guest who has ordered a free plan. */
  const placeFree = async (domain?: string) => {
    const local = `nadia-${crypto.randomUUID()}`;
    const first = await shop.placeOrder({ tier: 'Free', provider: undefined, ...toBuyer(local, domain) });
    expect(first.status).toBe(201);
    const again = (overrides: object) => shop.post('guest-orders', { ...first.orderInput, ...overrides });
    return { local, first, again };
  };

  it.each([
    ['the same address', (local: string) => toBuyer(local)],
    ['another case', (local: string) => toBuyer(local.toUpperCase(), 'Example.COM')],
    ['a tag', (local: string) => toBuyer(`${local}+second`)],
  ])('409 for a guest with %s, until it is confirmed', async (_what, wishOf) => {
    const { local, again } = await placeFree();
    const same = wishOf(local);
    expect(await again(same)).toMatchObject(rejected);
    expect((await again({ ...same, again: true })).status).toBe(201);
    expect((await again(toBuyer(`${local}-other`))).status).toBe(201);
  });

  it('409 for the same domain in capitals and with a tag, when stored as ASCII', async () => {
    const { local, again } = await placeFree('xn--54b7fta0cc.example');
    expect(await again(toBuyer(`${local}+eid`, 'XN--54B7FTA0CC.example'))).toMatchObject(rejected);
    // Mail servers accept a domain only in this form, so an order requires it.
    const { body } = await again(toBuyer(local, 'বাংলা.example')).expect(400);
    expect(body.details).toMatchObject([{ field: 'email' }]);
  });

  it('409 for an account after the guest, and for a guest after the account, even if closed', async () => {
    const { local, first, again } = await placeFree();
    const { user, headers } = await shop.app.signedIn();
    const account = (part: object) => shop.app.db.updateTable('users').set(part).where('id', '=', user.id).execute();
    await account({ email: `${local}+home@example.com` });
    const own = { product_id: first.orderInput.product_id, tier: 'Free' };
    expect(await shop.post('orders', own, headers)).toMatchObject(rejected);
    await shop.post('orders', { ...own, again: true }, headers).expect(201);

    const other = await createOffer(shop.app.db, shop.app.deps.storage);
    await shop.post('orders', { ...own, product_id: other.id }, headers).expect(201);
    await account({ status: 'suspended' });
    expect(await again({ product_id: other.id })).toMatchObject(rejected);
  });

  it('one of many concurrent guests of one person gets it', async () => {
    const product = await createOffer(shop.app.db, shop.app.deps.storage);
    const orderInput = { product_id: product.id, tier: 'Free', country: 'BD' };
    const local = crypto.randomUUID();
    const tries = Array.from({ length: 5 }, (_, index) =>
      shop.post('guest-orders', { ...orderInput, ...toBuyer(`${local}+${index}`) }),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 409, 409, 409, 409]);
  });

  it('409 under another name of the plan: the plan is compared, not its name', async () => {
    const { first, again } = await placeFree();
    const product = shop.app.db.updateTable('products').where('id', '=', Number(first.orderInput.product_id));
    const { pricing } = await shop.app.db
      .selectFrom('products')
      .select('pricing')
      .where('id', '=', Number(first.orderInput.product_id))
      .executeTakeFirstOrThrow();
    const renamed = pricing.map((plan) => (plan.name === 'Free' ? { ...plan, name: 'Basic' } : plan));
    await product.set({ pricing: JSON.stringify(renamed) }).execute();
    expect(await again({ tier: 'Basic' })).toMatchObject(rejected);
  });
});
