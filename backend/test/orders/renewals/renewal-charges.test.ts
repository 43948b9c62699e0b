import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { paymentPurposes } from '../../../src/features/orders/payment-purposes.service.ts';
import { chargeDueRenewals } from '../../../src/features/orders/renewal-charges.service.ts';
import { createPaymentsApp, type PaymentsApp } from '../../factories/payments-app.ts';
import { agreeWithCard, createRenewingCustomer, DAY, type RenewingCustomer, runRenewals } from './renewing-customer.ts';

let shop: PaymentsApp;
beforeAll(async () => {
  shop = await createPaymentsApp('embedded', { servers: 2 });
});
afterAll(() => shop.close());

const createCustomer = (options?: Parameters<typeof createRenewingCustomer>[1]) =>
  createRenewingCustomer(shop.app, options);
const run = (days: number) => runRenewals(shop.app, days);

/** What the provider has received for the customer's orders, in minor units. */
const settled = async ({ user }: RenewingCustomer) => {
  const rows = await shop.app.db.selectFrom('payments').select('id').where('user_id', '=', user.id).execute();
  return shop.simulator.books.settledMinor(new Set(rows.map(({ id }) => id)));
};
const addedDays = async (customer: RenewingCustomer, before: Date) =>
  Math.round(((await customer.holdsUntil()).getTime() - before.getTime()) / DAY);
const statuses = async (customer: RenewingCustomer) =>
  (await customer.orders()).map(({ status }: { status: string }) => status);

describe('a renewal by agreement', () => {
  it('is announced a week before, and charged on the day once, with order, receipt and invoice', async () => {
    const customer = await createCustomer({ days: 20 });
    await agreeWithCard(shop, customer, 'pay');
    const before = await customer.holdsUntil();
    await run(10);
    expect(customer.mails('renewal-announced')).toHaveLength(0);
    await run(13);
    await run(15);
    const [announced] = customer.mails('renewal-announced');
    expect(customer.mails('renewal-announced')).toHaveLength(1);
    expect(announced?.subject).toMatch(/renews on .* for \$10\.00$/);
    expect(announced?.text).not.toContain('risen');
    expect(announced?.text).toContain('Visa ending in 4242');
    expect(await settled(customer)).toBe(0);
    await run(20.1);
    await run(20.2);
    await shop.deliverHeld();
    expect(await settled(customer)).toBe(1000);
    expect(await addedDays(customer, before)).toBeGreaterThanOrEqual(28);
    const [renewed] = await customer.orders();
    expect(await statuses(customer)).toEqual(['completed', 'completed']);
    const own = (part: string) =>
      shop.app.http.get(`/api/orders/${renewed.id}${part}`).set(customer.headers).expect(200);
    expect((await own('')).body).toMatchObject({ change: 'renewal', amount: 10 });
    expect((await own('/invoices')).body.items).toHaveLength(1);
    expect(customer.mails('order-receipt')).toHaveLength(2);
    expect((await customer.renewals())[0]).toMatchObject({ status: 'active', failure: null });
    // The reminder of a plan that ends would contradict it.
    expect(customer.mails('plan-ends')).toHaveLength(0);
  });

  it('names a price that has risen, and never charges more than it has announced', async () => {
    const customer = await createCustomer({ days: 20 });
    await agreeWithCard(shop, customer, 'pay');
    await customer.setPrice(1200);
    await run(14);
    const [announced] = customer.mails('renewal-announced');
    expect(announced?.text).toContain('The price has risen from $10.00, which it cost when you agreed, to $12.00.');
    await customer.setPrice(5000);
    expect((await customer.renewals())[0]).toMatchObject({ amount: 12, agreed: 10 });
    await run(20.1);
    expect(await settled(customer)).toBe(1200);
  });

  it('waits while the customer’s own payment for the term is reviewed', async () => {
    const customer = await createCustomer({ days: 20, left: 50 });
    await customer.agree('wallet').expect(201);
    const change = { kind: 'renewal', download_id: customer.downloadId };
    const own = { product_id: customer.product.id, tier: 'Month', country: 'BD', provider: 'stripe', change };
    const { body } = await shop.app.http.post('/api/orders').set(customer.headers).send(own);
    const payments = shop.app.db.updateTable('payments').where('order_id', '=', body.id);
    await payments.set({ status: 'pending', hold: 'risk' }).execute();
    await run(14);
    await run(20.1);
    expect(await customer.balance()).toBe(50);
    await payments.set({ status: 'failed', hold: null }).execute();
    await run(20.2);
    expect(await customer.balance()).toBe(40);
  });

  it('charges less when the price has fallen since', async () => {
    const customer = await createCustomer({ days: 3, left: 50 });
    await customer.agree('wallet').expect(201);
    await customer.setPrice(700);
    await run(3.1);
    expect(await customer.balance()).toBe(43);
  });

  it('tries a declined card again after 3 and 7 days, informs the customer each time, and then ends', async () => {
    const customer = await createCustomer({ days: 20 });
    const { token } = await agreeWithCard(shop, customer, 'decline');
    const before = await customer.holdsUntil();
    await run(13);
    for (const day of [20.1, 20.2, 21, 23.2, 24, 27.3, 28]) await run(day);
    await shop.deliverHeld();
    expect(await settled(customer)).toBe(0);
    const failed = customer.mails('renewal-failed');
    expect(failed).toHaveLength(2);
    expect(failed[0]?.text).toContain('Your card has insufficient funds.');
    expect(failed[0]?.text).toMatch(/We’ll try again on/);
    expect(failed[0]?.text).toContain(`file=${customer.downloadId}&renew=true`);
    expect(customer.mails('renewal-given-up')).toHaveLength(1);
    expect((await customer.renewals())[0]).toMatchObject({ status: 'ended', ended_by: 'payment' });
    expect((await customer.holdsUntil()).getTime()).toBe(before.getTime());
    expect(await statuses(customer)).toEqual(['cancelled', 'cancelled', 'cancelled', 'completed']);
    expect(customer.mails('order-unpaid')).toHaveLength(0);
    expect(shop.simulator.books.cards.has(token)).toBe(false);
  });

  it('asks the customer to confirm when the bank wants it; paying another way ends the attempts', async () => {
    const customer = await createCustomer({ days: 3 });
    await agreeWithCard(shop, customer, 'authenticate');
    await run(3.1);
    const [mail] = customer.mails('renewal-failed');
    expect(mail?.subject).toMatch(/^Please confirm the renewal of/);
    expect((await customer.renewals())[0].failure).toMatchObject({
      attempts: 1,
      needs_customer: true,
      reason: String(REFUSALS.bankAsksCustomer),
    });
    const change = { kind: 'renewal', download_id: customer.downloadId };
    const order = { product_id: customer.product.id, tier: 'Month', change };
    await shop.app.http.post('/api/orders').set(customer.headers).send(order).expect(201);
    await run(7);
    expect(await settled(customer)).toBe(0);
    expect(customer.mails('renewal-failed')).toHaveLength(1);
    expect((await customer.renewals())[0]).toMatchObject({ status: 'active' });
  });

  it('needs the balance of the wallet, and takes it once', async () => {
    const customer = await createCustomer({ days: 3, left: 15 });
    await customer.agree('wallet').expect(201);
    await run(3.1);
    expect(await customer.balance()).toBe(5);
    await run(3.2);
    expect(await customer.balance()).toBe(5);
    await customer.endsAt(new Date(shop.app.clock.now().getTime() + 3 * DAY));
    await run(3.1);
    expect((await customer.renewals())[0].failure.reason).toBe(String(REFUSALS.walletTooLow));
    expect(await statuses(customer)).toEqual(['completed', 'completed']);
    expect(await customer.balance()).toBe(5);
  });

  it('charges once when the answer is lost, the server stops, or two servers try', async () => {
    const customer = await createCustomer({ days: 3 });
    await agreeWithCard(shop, customer, 'pay');
    // The provider charges, its answers are lost, and the first server never hears of it.
    shop.simulator.plan('lost-charge', 'lost-charge');
    await run(3.1);
    expect(await settled(customer)).toBe(1000);
    expect(await statuses(customer)).toEqual(['pending', 'completed']);
    // Stripe has forgotten the key when the servers are back a day later; both ask at the same time.
    shop.simulator.books.answers.clear();
    const servers = [shop.app, shop.second ?? shop.app];
    const clock = { now: () => new Date(shop.app.clock.now().getTime() + 4.5 * DAY) };
    await Promise.all(
      servers.map(({ deps }) => chargeDueRenewals({ ...deps, clock, purposes: paymentPurposes(deps) })),
    );
    await shop.deliverHeld();
    expect(await settled(customer)).toBe(1000);
    expect(await statuses(customer)).toEqual(['completed', 'completed']);
    expect((await customer.renewals())[0]).toMatchObject({ status: 'active', failure: null });
  });

  it('gives the notice first when the server was down, and charges nothing when it is too late', async () => {
    const late = await createCustomer({ days: 10 });
    await late.agree('wallet').expect(201);
    await run(10.5);
    expect(late.mails('renewal-announced')).toHaveLength(1);
    expect(await late.balance()).toBe(100);
    await run(16.4);
    expect(await late.balance()).toBe(100);
    await run(16.6);
    expect(await late.balance()).toBe(90);
    const missed = await createCustomer({ days: 10 });
    await missed.agree('wallet').expect(201);
    await run(18);
    expect(await missed.balance()).toBe(100);
    expect((await missed.renewals())[0]).toMatchObject({ status: 'ended', ended_by: 'plan' });
    expect(missed.mails('renewal-ended')).toHaveLength(1);
  });

  it('ends when the plan was refunded, withdrawn from sale, or its customer leaves', async () => {
    const withdrawn = await createCustomer({ days: 10 });
    await withdrawn.agree('wallet').expect(201);
    await shop.app.db
      .updateTable('products')
      .set({ published: false })
      .where('id', '=', withdrawn.product.id)
      .execute();
    const refunded = await createCustomer({ days: 10 });
    await refunded.agree('wallet').expect(201);
    const entitlements = shop.app.db.updateTable('entitlements').where('line_id', '=', refunded.orderId);
    await entitlements.set({ ended_at: shop.app.clock.now() }).execute();
    const left = await createCustomer({ days: 10 });
    await agreeWithCard(shop, left, 'pay');
    await shop.app.db
      .updateTable('users')
      .set({ deleted_at: shop.app.clock.now() })
      .where('id', '=', left.user.id)
      .execute();
    await run(10.1);
    await run(16.5);
    expect((await withdrawn.renewals())[0]).toMatchObject({ status: 'ended', ended_by: 'plan' });
    expect((await refunded.renewals())[0]).toMatchObject({ status: 'ended', ended_by: 'plan' });
    expect(refunded.mails('renewal-ended')).toHaveLength(0);
    expect([await withdrawn.balance(), await refunded.balance(), await settled(left)]).toEqual([100, 100, 0]);
  });

  it('charges nothing without the choice: not before a card is saved, not after a stop', async () => {
    const customer = await createCustomer({ days: 3 });
    const stopped = await createCustomer({ days: 3 });
    const { id } = await agreeWithCard(shop, stopped, 'pay');
    await shop.app.http.delete(`/api/renewals/${id}`).set(stopped.headers).expect(200);
    const pending = await createCustomer({ days: 3 });
    await pending.agree('stripe').expect(201);
    for (const day of [1, 3.1, 6, 10, 40]) await run(day);
    for (const one of [customer, stopped, pending]) {
      expect(await settled(one)).toBe(0);
      expect(await one.balance()).toBe(100);
      expect(await statuses(one)).toEqual(['completed']);
    }
  });
});
