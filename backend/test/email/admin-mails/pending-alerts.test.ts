import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { creditWallet } from '../../factories/commerce.ts';
import { createGuestShop, type GuestShop } from '../../orders/guest-orders/guest-shop.ts';

let shop: GuestShop;
beforeAll(async () => {
  shop = await createGuestShop();
  await shop.enableTransfers();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.app.background.idle();
  shop.app.mail.sent.length = 0;
  await shop.app.db.updateTable('mail_recipients').set({ payments: true, payouts: true }).execute();
});

const mailsOfKind = async (kind: string) => {
  await shop.app.background.idle();
  return shop.app.mail.sent.filter((mail) => mail.kind === kind);
};
const listNotifications = async () => (await shop.app.http.get('/api/notifications').set(shop.admin)).body.items;
const reportTransfer = (token: string, number: string) =>
  shop.app.http.post('/api/guest-order/transfer').set({ 'x-order-token': token }).send({ number }).expect(200);
const withdraw = async (amount = 25) => {
  const { user, headers } = await shop.app.signedIn();
  await creditWallet(shop.app.db, user.id, 5_000);
  await shop.post('wallet/withdraw', { amount }, headers).expect(200);
  return user;
};

describe('a reported transfer', () => {
  it('notifies immediately, by email and in the app, with everything needed to find it', async () => {
    const { token, body } = await shop.placeOrder({ provider: 'manual' });
    await reportTransfer(token, 'TX-4711');
    await reportTransfer(token, 'TX-4711');
    const [mail, ...more] = await mailsOfKind('payment-waits');
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Transfer reported: $9.99');
    const { payment, number } = body.order.order;
    for (const text of ['TX-4711', '$9.99', payment.code, `Order #${number}`, 'Nadia Rahman', `payment=${payment.id}`])
      expect(mail?.text).toContain(text);
    expect(mail?.stop).toMatch(/\/unsubscribe\?token=payments\./);
    expect((await listNotifications())[0]).toMatchObject({
      title: 'Transfer reported',
      href: `/admin/orders/payments?payment=${payment.id}`,
    });
  });

  it('notifies in the app only when the studio has switched such emails off', async () => {
    await shop.app.db.updateTable('mail_recipients').set({ payments: false }).execute();
    const { token, body } = await shop.placeOrder({ provider: 'manual' });
    await reportTransfer(token, 'TX-4712');
    expect(await mailsOfKind('payment-waits')).toEqual([]);
    expect((await listNotifications())[0].href).toContain(body.order.order.payment.id);
  });
});

it('a payment held by the provider sends a notification as well', async () => {
  const { headers } = await shop.app.signedIn();
  const { reference } = await shop.begin(headers, 'stripe', 20);
  shop.simulator.plan('wrong-amount');
  await shop.simulator.act(reference, 'pay');
  await shop.deliverHeld();
  const [mail] = await mailsOfKind('payment-waits');
  expect(mail?.subject).toBe('Payment to review: $20.00');
  expect(mail?.text).toContain('The amount received does not match.');
});

describe('a withdrawal', () => {
  it('notifies immediately, by email and in the app', async () => {
    const user = await withdraw();
    const [mail, ...more] = await mailsOfKind('payouts-waiting');
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Withdrawal requested: $25.00');
    for (const text of [user.email, '$25.00', 'WD-', 'not added a payout account']) expect(mail?.text).toContain(text);
    expect(mail?.stop).toMatch(/\/unsubscribe\?token=payouts\./);
    expect((await listNotifications())[0]).toMatchObject({
      title: 'Withdrawal requested',
      text: expect.stringContaining('$25.00'),
    });
  });

  it('is no longer emailed after unsubscribing by its link, for this type only', async () => {
    await withdraw();
    const token = new URL((await mailsOfKind('payouts-waiting'))[0]?.stop ?? '').searchParams.get('token');
    const response = await shop.app.http.put(`/api/mail-links/${token}`).send({ wanted: false }).expect(200);
    expect(response.body).toEqual({ kind: 'payouts', wanted: false });
    const row = await shop.app.db.selectFrom('mail_recipients').select(['payments', 'payouts']).executeTakeFirst();
    expect(row).toEqual({ payments: true, payouts: false });
  });

  it('is grouped with others once there are many within an hour', async () => {
    await shop.app.deps.jobs.add('payouts.notify-owner', {});
    const [mail] = await mailsOfKind('payouts-waiting');
    expect(mail?.subject).toMatch(/^\d+ withdrawal requests$/);
  });
});
