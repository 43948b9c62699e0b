import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendDailyDigest } from '../../../src/features/email/daily-digest.service.ts';
import { notifyOrders } from '../../../src/features/email/notify-orders.service.ts';
import { createUnsubscribeTokens } from '../../../src/mail/unsubscribe-tokens.ts';
import { createOrder } from '../../factories/commerce.ts';
import { today } from '../../support/today.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

let app: TestApp;
const HOUR = 3_600_000;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.mail.sent.length = 0;
  await app.db.deleteFrom('order_alerts').execute();
  await app.db.updateTable('mail_recipients').set({ orders: true, digest: true }).execute();
  // Marks the sales of other tests as notified.
  await app.db.updateTable('mail_settings').set({ orders_from: app.clock.now(), quiet_digest: false }).execute();
});

const tokens = () => createUnsubscribeTokens(app.secret);
const orders = async () => {
  await notifyOrders(app.deps, tokens());
  await app.background.idle();
};
const runDigest = async () => {
  await sendDailyDigest(app.deps, tokens());
  await app.background.idle();
};
const mailsOfKind = (kind: string) => app.mail.sent.filter((mail) => mail.kind === kind);

/** An order paid from the wallet. */
async function createPaidOrder(cents = 4900, at = app.clock.now()) {
  const user = await app.createUser();
  const order = await createOrder(app.db, user.id, { amount_cents: cents, product_name: 'River Calendar' });
  const wallet = await app.db
    .selectFrom('wallets')
    .select('id')
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow();
  const entry = { wallet_id: wallet.id, reference: `T-${Math.random()}`, created_at: at };
  const deposit = { ...entry, kind: 'deposit' as const, amount_cents: cents, balance_after_cents: cents };
  await app.db.insertInto('wallet_entries').values(deposit).execute();
  const paid = { ...entry, reference: `P-${Math.random()}`, order_id: order.id, balance_after_cents: 0 };
  await app.db
    .insertInto('wallet_entries')
    .values({ ...paid, kind: 'purchase', amount_cents: -cents })
    .execute();
  return { user, order };
}

describe('the email about an order', () => {
  it('says who bought what, for how much and by which payment method, once', async () => {
    const { user, order } = await createPaidOrder();
    await app.db.insertInto('purchase_orders').values({ order_id: order.id, number: 'PO-2026-118' }).execute();
    await orders();
    await orders();
    const [mail, ...more] = mailsOfKind('order-alert');
    expect(more).toEqual([]);
    expect(mail?.subject).toBe(`New order #${order.number}: $49.00`);
    for (const text of [
      'River Calendar',
      '$49.00',
      'Wallet',
      'PO-2026-118',
      user.email,
      `/admin/orders?order=${order.id}`,
    ])
      expect(mail?.text).toContain(text);
    expect(mail?.stop).toMatch(/\/unsubscribe\?token=orders\./);
    expect(mail?.html).toContain('Unsubscribe');
  });

  it('is a single summary when more than ten arrive within an hour, then one an hour', async () => {
    for (let index = 0; index < 11; index += 1) await createPaidOrder();
    await orders();
    expect(mailsOfKind('order-alert').map(({ subject }) => subject)).toEqual(['11 new orders: $539.00']);
    await createPaidOrder();
    await orders();
    expect(mailsOfKind('order-alert')).toHaveLength(1);
    app.clock.advance(HOUR + 1_000);
    await orders();
    expect(mailsOfKind('order-alert')[1]?.subject).toMatch(/^New order/);
    app.clock.reset();
  });

  it('is not sent to recipients who unsubscribed, not even later', async () => {
    await app.db.updateTable('mail_recipients').set({ orders: false }).execute();
    await createPaidOrder();
    await orders();
    await app.db.updateTable('mail_recipients').set({ orders: true }).execute();
    await orders();
    expect(mailsOfKind('order-alert')).toEqual([]);
  });

  it('is sent once when two servers process it at the same time', async () => {
    await createPaidOrder();
    await Promise.all([notifyOrders(app.deps, tokens()), notifyOrders(app.deps, tokens())]);
    await app.background.idle();
    expect(mailsOfKind('order-alert')).toHaveLength(1);
  });
});

describe('the digest', () => {
  /** The clock is at this hour of tomorrow in Dhaka, and today's digest was already sent. */
  async function morning(hour: number) {
    app.clock.reset();
    await app.db
      .updateTable('mail_settings')
      .set({ digest_day: today(app), time_zone: 'Asia/Dhaka' })
      .execute();
    const next = Date.parse(`${today(app)}T00:00:00+06:00`) + 24 * HOUR + hour * HOUR;
    app.clock.advance(next - Date.now());
  }

  it('is sent from eight in the morning in the shop’s time zone, once', async () => {
    await createPaidOrder(4900);
    await createPaidOrder(1200);
    await morning(7.9);
    await runDigest();
    expect(mailsOfKind('digest')).toEqual([]);
    await morning(8.1);
    await Promise.all([runDigest(), runDigest()]);
    await runDigest();
    const [mail, ...more] = mailsOfKind('digest');
    expect(more).toEqual([]);
    expect(mail?.text).toMatch(/\d+ orders were paid:/);
    expect(mail?.text).toMatch(/^Gross +\$/m);
    expect(mail?.stop).toMatch(/token=digest\./);
    app.clock.reset();
  });

  it('is skipped on a day without events, unless the owner wants it', async () => {
    await morning(8.1);
    app.clock.advance(48 * HOUR);
    await runDigest();
    expect(mailsOfKind('digest')).toEqual([]);
    await app.db.updateTable('mail_settings').set({ quiet_digest: true }).execute();
    app.clock.advance(24 * HOUR);
    await runDigest();
    expect(mailsOfKind('digest').map(({ text }) => text.includes('No sales.'))).toEqual([true]);
    app.clock.reset();
  });

  it('starts the day after the site was created', async () => {
    await app.db.updateTable('mail_settings').set({ digest_day: null, quiet_digest: true }).execute();
    await runDigest();
    expect(mailsOfKind('digest')).toEqual([]);
    const { digest_day } = await app.db.selectFrom('mail_settings').select('digest_day').executeTakeFirstOrThrow();
    expect(digest_day).toBe(today(app));
  });
});
