import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countLedgerMismatches } from '../../../src/features/billing/wallet.repository.ts';
import { creditWallet } from '../../factories/commerce.ts';
import { createPaymentsApp, type Headers, type PaymentsApp } from '../../factories/payments-app.ts';
import { createRefundHelpers } from '../../factories/refunds.ts';

let shop: PaymentsApp;
let admin: Headers;
let bought: ReturnType<typeof createRefundHelpers>['bought'];
let refund: ReturnType<typeof createRefundHelpers>['refund'];
let read: ReturnType<typeof createRefundHelpers>['read'];
let retryAfter: ReturnType<typeof createRefundHelpers>['retryAfter'];
beforeAll(async () => {
  shop = await createPaymentsApp();
  admin = (await shop.app.signedIn('super_admin')).headers;
  ({ bought, refund, read, retryAfter } = createRefundHelpers(shop, admin));
});
afterAll(async () => {
  expect(await countLedgerMismatches(shop.app.db)).toBe(0);
  await shop.close();
});

describe('refunds made at Stripe', () => {
  const reportRefund = async (reference: string, minor: number) => {
    expect(await shop.deliver(shop.simulator.giveBack(reference, minor))).toBe(200);
    await shop.app.background.idle();
  };
  const payment = (id: string) => read(admin, `admin/payments/${id}`);

  it('debit the wallet once, however often and late they are reported', async () => {
    const { headers, reference, paymentId } = await bought();
    const lateRefund = shop.simulator.giveBack(reference, 200);
    await reportRefund(reference, 300);
    expect(await shop.deliver(lateRefund)).toBe(200);
    await reportRefund(reference, 0);
    expect(await shop.balance(headers)).toBe(5.01);
    expect(await payment(paymentId)).toMatchObject({ status: 'partly_refunded', refunded: 5, hold: null });
    const [notification] = (await read(headers, 'notifications')).items;
    expect(notification).toMatchObject({ title: 'Payment refunded', text: expect.stringContaining('$5.00') });
  });

  it('are held for the owner while the balance is too low; no balance falls below zero', async () => {
    const { headers, reference, paymentId, user } = await bought();
    await reportRefund(reference, 1500);
    expect(await shop.balance(headers)).toBe(10.01);
    expect(await payment(paymentId)).toMatchObject({ status: 'partly_refunded', refunded: 15, hold: 'refund' });
    await creditWallet(shop.app.db, user.id, 500);
    await shop.app.deps.jobs.add('wallets.reconcile', {});
    await shop.app.background.idle();
    expect(await shop.balance(headers)).toBe(0.01);
    expect(await payment(paymentId)).toMatchObject({ hold: null });
  });

  it('count the shop’s own refund once, whether reported before or after its response', async () => {
    const { headers, order, reference, paymentId } = await bought();
    shop.simulator.plan('lost-refund', 'lost-refund');
    await refund(order.id, { to: 'source', amount: 9.99 }).expect(201);
    await reportRefund(reference, 0);
    await retryAfter(90);
    await reportRefund(reference, 0);
    expect(await shop.balance(headers)).toBe(10.01);
    expect(await payment(paymentId)).toMatchObject({ status: 'partly_refunded', refunded: 9.99, hold: null });
    expect((await read(admin, `admin/orders/${order.id}`)).status).toBe('refunded');
    await reportRefund(reference, 1001);
    expect(await shop.balance(headers)).toBe(0);
    expect(await payment(paymentId)).toMatchObject({ status: 'refunded', refunded: 20 });
  });
});
