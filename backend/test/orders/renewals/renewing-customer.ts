import { paymentPurposes } from '../../../src/features/orders/payment-purposes.service.ts';
import { announceRenewals } from '../../../src/features/orders/renewal-announcements.service.ts';
import { chargeDueRenewals } from '../../../src/features/orders/renewal-charges.service.ts';
import { createOffer } from '../../factories/commerce.ts';
import type { PaymentsApp } from '../../factories/payments-app.ts';
import type { TestApp } from '../../test-app.ts';

export const DAY = 24 * 60 * 60 * 1000;

const RIGHTS = { activations: 3, termMonths: 1, updateMonths: 1, supportMonths: 0 };
const PLANS = [
  { name: 'Month', price: 10, period: 'month', features: [], rights: RIGHTS },
  { name: 'Ever', price: 40, period: 'once', features: [], rights: { ...RIGHTS, termMonths: null } },
];

/** A customer with a monthly plan that ends in that many days, and money left in the wallet. */
export async function createRenewingCustomer(app: TestApp, { tier = 'Month', days = 20, left = 100 } = {}) {
  const product = await createOffer(app.db, app.deps.storage);
  await app.db
    .updateTable('products')
    .set({ pricing: JSON.stringify(PLANS) })
    .where('id', '=', product.id)
    .execute();
  const { user, headers } = await app.signedIn();
  const price = tier === 'Month' ? 10 : 40;
  const funds = { user_id: user.id, amount: price + left };
  await creditWallet(app, funds);
  const order = { product_id: product.id, tier, country: 'BD' };
  const orderId: string = (await app.http.post('/api/orders').set(headers).send(order).expect(201)).body.id;
  const endsAt = (at: Date) =>
    app.db.updateTable('entitlements').set({ holds_until: at }).where('line_id', '=', orderId).execute();
  if (tier === 'Month') await endsAt(new Date(app.clock.now().getTime() + days * DAY));
  const file = async () => (await app.http.get('/api/downloads').set(headers).expect(200)).body[0];
  const downloadId: string = (await file()).id;
  return {
    user,
    headers,
    product,
    orderId,
    downloadId,
    endsAt,
    holdsUntil: async () => new Date((await file()).rights.holds_until),
    setPrice: (cents: number) =>
      app.db
        .updateTable('products')
        .set({ pricing: JSON.stringify(PLANS.map((plan) => ({ ...plan, price: cents / 100 }))) })
        .where('id', '=', product.id)
        .execute(),
    agree: (provider: string, total = 10) =>
      app.http.post('/api/renewals').set(headers).send({ download_id: downloadId, provider, total, consent: 1 }),
    /** After the job has asked about a card that is being saved. */
    renewals: async () => {
      const list = () => app.http.get('/api/renewals').set(headers).expect(200);
      await app.db.updateTable('renewals').set({ setup_polled_at: null }).where('user_id', '=', user.id).execute();
      await list();
      await app.background.idle();
      return (await list()).body.items;
    },
    orders: async () => (await app.http.get('/api/orders').set(headers).expect(200)).body,
    balance: async () => (await app.http.get('/api/wallet/balance').set(headers)).body.balance,
    mails: (kind: string) => app.mail.sent.filter((mail) => mail.to.address === user.email && mail.kind === kind),
  };
}

export type RenewingCustomer = Awaited<ReturnType<typeof createRenewingCustomer>>;

/** A shop with real money takes no deposit without a provider. */
async function creditWallet(app: TestApp, { user_id, amount }: { user_id: string; amount: number }) {
  const admin = await app.signedIn('super_admin');
  await app.http
    .post(`/api/admin/users/${user_id}/wallet`)
    .set(admin.headers)
    .send({ amount, reason: 'For the test' })
    .expect(200);
}

/** Runs the jobs of renewals as if that many days had passed. */
export async function runRenewals(app: TestApp, days = 0): Promise<void> {
  const clock = { now: () => new Date(app.clock.now().getTime() + days * DAY) };
  const deps = { ...app.deps, clock };
  await announceRenewals(deps);
  await chargeDueRenewals({ ...deps, purposes: paymentPurposes(deps) });
  await app.background.idle();
}

/** Agrees to be renewed by a card, which does that when it is charged. */
export async function agreeWithCard(
  shop: PaymentsApp,
  customer: RenewingCustomer,
  outcome: 'pay' | 'decline' | 'authenticate',
) {
  const { body } = await customer.agree('stripe').expect(201);
  const token = shop.simulator.saveCard(body.checkoutUrl.split('/').at(-1), outcome);
  await customer.renewals();
  return { id: body.id as string, token };
}
