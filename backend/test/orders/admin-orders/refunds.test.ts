import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAID_TITLES } from '../../../../contract/rules/provider-titles.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { countLedgerMismatches } from '../../../src/features/billing/wallet.repository.ts';
import { listAuditEntries } from '../../factories/audit.ts';
import { createPaymentsApp, type Headers, type PaymentsApp } from '../../factories/payments-app.ts';
import { createRefundHelpers, type RefundInput } from '../../factories/refunds.ts';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

let shop: PaymentsApp;
let admin: Headers;
let bought: ReturnType<typeof createRefundHelpers>['bought'];
let refund: ReturnType<typeof createRefundHelpers>['refund'];
let retry: ReturnType<typeof createRefundHelpers>['retry'];
let read: ReturnType<typeof createRefundHelpers>['read'];
let atProvider: ReturnType<typeof createRefundHelpers>['atProvider'];
let retryAfter: ReturnType<typeof createRefundHelpers>['retryAfter'];
beforeAll(async () => {
  shop = await createPaymentsApp();
  admin = (await shop.app.signedIn('super_admin')).headers;
  ({ bought, refund, retry, read, atProvider, retryAfter } = createRefundHelpers(shop, admin));
});
afterAll(async () => {
  expect(await countLedgerMismatches(shop.app.db)).toBe(0);
  await shop.close();
});

describe('POST /api/admin/orders/{id}/refunds', () => {
  it('201: partial refunds to the wallet add up to the whole; the last one revokes the file', async () => {
    const { headers, order, user } = await bought();
    const part = await refund(order.id).expect(201);
    expect(part.body).toMatchObject({
      status: 'completed',
      refunded: 4,
      refunds: [{ amount: 4, to: 'wallet', title: 'Wallet', status: 'done', withdraws: false, problem: null }],
      refundable: [
        { to: 'wallet', most: 5.99 },
        { to: 'source', most: 5.99 },
        { to: 'manual', most: 5.99 },
      ],
      movements: [{ type: 'purchase' }, { type: 'refund', amount: 4 }],
      file: { revoked: false },
    });
    expect(await shop.balance(headers)).toBe(14.01);
    const remainder = await refund(order.id, { amount: 5.99, withdraw: true, refunded: 4 }).expect(201);
    expect(remainder.body).toMatchObject({
      status: 'refunded',
      refunded: 9.99,
      refundable: [],
      file: { revoked: true },
    });
    expect(remainder.body.history.at(-1)).toMatchObject({ status: 'refunded' });
    expect(await shop.balance(headers)).toBe(20);
    const notes = (await read(headers, `orders/${order.id}/invoices`)).items;
    expect(notes.map(({ kind, total }: { kind: string; total: number }) => [kind, total])).toEqual([
      ['invoice', 9.99],
      ['credit_note', -4],
      ['credit_note', -5.99],
    ]);
    const [last, first] = (await read(headers, 'notifications')).items;
    expect(first).toMatchObject({
      title: `Part of order #${order.number} refunded`,
      text: '$4.00 is back in your wallet.',
    });
    expect(last).toMatchObject({ title: `Order #${order.number} refunded` });
    await shop.app.background.idle();
    const mails = shop.app.mail.sent.filter(({ kind, to }) => kind === 'refund' && to.address === user.email);
    expect(mails.map(({ subject }) => subject)).toEqual(Array(2).fill(`Refund for order #${order.number}`));
    expect(mails[0]?.text).toContain('A part was missing');
    expect(await read(headers, `orders/${order.id}`)).toMatchObject({
      refunds: [
        { amount: 4, to: 'wallet', reason: 'A part was missing', status: 'done' },
        { amount: 5.99, status: 'done' },
      ],
    });
    expect(await listAuditEntries(shop.app.db, 'order', order.id)).toMatchObject([
      { action: 'order.refund', after: { refunded: 4, to: 'wallet', reason: 'A part was missing', withdraw: false } },
      { action: 'order.refund', before: { refunded: 4 }, after: { refunded: 9.99 } },
    ]);
  });

  it.each(['stripe', 'sslcommerz'] as const)('201: %s refunds to the source', async (provider) => {
    const { headers, order, reference, paymentId } = await bought(provider);
    const { body } = await refund(order.id, { to: 'source', amount: 9.99 }).expect(201);
    expect(body).toMatchObject({ status: 'refunded', refunds: [{ to: 'source', status: 'done', amount: 9.99 }] });
    expect(atProvider(reference)).toBe(999);
    expect(await shop.balance(headers)).toBe(10.01);
    const movements = (await read(headers, 'wallet/transactions')).items;
    expect(movements.slice(0, 2)).toMatchObject([
      { type: 'adjustment', amount: -9.99 },
      { type: 'refund', amount: 9.99, reference: `Order #${order.number}` },
    ]);
    expect(await read(admin, `admin/payments/${paymentId}`)).toMatchObject({
      status: 'partly_refunded',
      refunded: 9.99,
    });
    const [notification] = (await read(headers, 'notifications')).items;
    expect(notification.text).toContain(`$9.99 was refunded to your payment method: ${PAID_TITLES[provider]}`);
  });

  it.each(['timeout', 'error'] as const)('201 pending after a provider’s %s, and refunded once', async (fault) => {
    const { headers, order, reference } = await bought('sslcommerz');
    shop.simulator.plan('lost-refund');
    const { body } = await refund(order.id, { to: 'source' }).expect(201);
    expect(body).toMatchObject({
      refunds: [{ status: 'pending', problem: expect.stringContaining('retry automatically') }],
    });
    expect((await read(headers, `orders/${order.id}`)).refunds).toMatchObject([{ status: 'pending' }]);
    expect((await refund(order.id, { amount: 9.99, refunded: 4 })).status).toBe(400);
    shop.simulator.plan(fault === 'error' ? 'error' : 'lost-refund');
    await retryAfter(5);
    await retryAfter(30);
    await retryAfter(60);
    expect((await read(admin, `admin/orders/${order.id}`)).refunds).toMatchObject([{ status: 'done', problem: null }]);
    expect(atProvider(reference)).toBe(400);
  });

  it('201 and rejected by the provider: no money moves, and it can be retried', async () => {
    const { headers, order, reference } = await bought();
    shop.simulator.plan('refund-fails');
    const { body } = await refund(order.id, { to: 'source', withdraw: true }).expect(201);
    const [failed] = body.refunds;
    expect(body).toMatchObject({ refunded: 0, file: { revoked: false } });
    expect(failed).toMatchObject({ status: 'failed', problem: expect.stringContaining('cannot be refunded') });
    expect((await read(headers, `orders/${order.id}`)).refunds).toEqual([]);
    expect(atProvider(reference)).toBe(0);
    expect(await retry(order.id, failed.id, headers)).toMatchObject({ status: 403 });
    expect(await retry(order.id, failed.id, {})).toMatchObject({ status: 401 });
    const retried = await retry(order.id, failed.id).expect(200);
    expect(retried.body).toMatchObject({ refunded: 4, refunds: [{ status: 'done' }], file: { revoked: true } });
    expect(atProvider(reference)).toBe(400);
    expect(await retry(order.id, failed.id)).toMatchObject({
      status: 409,
      body: { message: String(REFUSALS.refundDone) },
    });
    expect((await retry(order.id, 'x')).status).toBe(404);
    expect((await retry(order.id, UNKNOWN)).status).toBe(404);
    expect((await retry(UNKNOWN, failed.id)).status).toBe(404);
  });

  it('409 for a retry of money refunded in another way in the meantime', async () => {
    const { order } = await bought();
    shop.simulator.plan('refund-fails');
    const { body } = await refund(order.id, { to: 'source' });
    await refund(order.id, { amount: 9.99 }).expect(201);
    expect((await retry(order.id, body.refunds[0].id)).status).toBe(409);
  });

  it('409 for a stale refunded total: a double click refunds once', async () => {
    const { headers, order } = await bought();
    const statuses = (await Promise.all(Array.from({ length: 6 }, () => refund(order.id)))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, ...Array<number>(5).fill(409)]);
    expect(await shop.balance(headers)).toBe(14.01);
  });

  it('409 for a full refund by status while a partial one is pending; afterwards it refunds the rest', async () => {
    const { headers, order } = await bought();
    shop.simulator.plan('lost-refund', 'lost-refund');
    await refund(order.id, { to: 'source' }).expect(201);
    const refundInFull = () =>
      shop.app.http
        .put(`/api/admin/orders/${order.id}/status`)
        .set(admin)
        .send({ from: 'completed', status: 'refunded' });
    expect(await refundInFull()).toMatchObject({ status: 409, body: { message: String(REFUSALS.refundUnderWay) } });
    await retryAfter(90);
    await retryAfter(200);
    expect((await refundInFull().expect(200)).body).toMatchObject({ status: 'refunded', refunded: 9.99 });
    expect(await shop.balance(headers)).toBe(16);
  });

  it.each<[string, RefundInput, RegExp]>([
    ['more than was paid', { amount: 10 }, /You can refund up to \$9\.99/],
    ['nothing', { amount: 0 }, /./],
    ['no reason', { reason: ' ' }, /./],
    ['a reason of two lines', { reason: 'a\nb' }, /one line/],
    ['parts of a cent', { amount: 1.005 }, /./],
  ])('400 for %s', async (_what, refundInput, sentence) => {
    const { headers, order } = await bought();
    const { status, body } = await refund(order.id, refundInput);
    expect([status, JSON.stringify(body.details ?? body)]).toEqual([400, expect.stringMatching(sentence)]);
    expect(await shop.balance(headers)).toBe(10.01);
  });

  it('409 for an order that is not completed, or has no source', async () => {
    const { order } = await bought();
    await refund(order.id, { amount: 9.99 }).expect(201);
    expect(await refund(order.id, { refunded: 9.99 })).toMatchObject({ status: 409 });
    const { order: other } = await bought();
    await shop.app.db.updateTable('payments').set({ refunded_minor: 2_000, status: 'refunded' }).execute();
    expect(await refund(other.id, { to: 'source' })).toMatchObject({
      status: 409,
      body: { message: String(REFUSALS.refundNoSource) },
    });
  });

  it('404', async () => {
    expect((await refund(UNKNOWN)).status).toBe(404);
  });
});
