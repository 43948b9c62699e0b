import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countLedgerMismatches } from '../../../src/features/billing/wallet.repository.ts';
import { eraseDeletedUsers } from '../../../src/features/privacy/erase-users.service.ts';
import { listAuditEntries } from '../../factories/audit.ts';
import { creditWallet } from '../../factories/commerce.ts';
import { BKASH, createWithdrawal } from '../../factories/payouts.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

let app: TestApp;
let admin: Awaited<ReturnType<TestApp['signedIn']>>;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signedIn('super_admin');
});
afterAll(async () => {
  expect(await countLedgerMismatches(app.db)).toBe(0);
  await app.close();
});

type Headers = Record<string, string>;
const list = (query: object = {}, headers: Headers = admin.headers) =>
  app.http.get('/api/admin/payouts').query(query).set(headers);
const get = (id: string, headers: Headers = admin.headers) => app.http.get(`/api/admin/payouts/${id}`).set(headers);
const decide = (id: string, body: object, headers: Headers = admin.headers) =>
  app.http.put(`/api/admin/payouts/${id}/status`).set(headers).send(body);
const APPROVE = { from: 'requested', status: 'approved', account_number: BKASH.number };
const PAY = { from: 'approved', status: 'paid', paid_reference: ' BKX7Q2M1 ' };
const DECLINE = { from: 'requested', status: 'refused', reason: 'The number belongs to another user' };
const read = async (headers: Headers, path: string) => (await app.http.get(`/api/${path}`).set(headers)).body;

describe('GET /api/admin/payouts', () => {
  it('200: filtered by reference, name, email and state', async () => {
    const { payout, user } = await createWithdrawal(app);
    const { reference } = payout;
    for (const search of [reference.slice(3, 9).toLowerCase(), user.email.toUpperCase()]) {
      const { body } = await list({ search }).expect(200);
      expect(body).toMatchObject({ total: 1, page: 1, limit: 20, sums: [{ currency: 'USD', amount: 40 }] });
      expect(body.counts).toEqual({ requested: 1, approved: 0, paid: 0, refused: 0, cancelled: 0 });
      expect(body.items[0]).toMatchObject({
        id: payout.id,
        reference,
        customer: { id: user.id, email: user.email },
        amount: 40,
        currency: 'USD',
        status: 'requested',
        account: BKASH,
        next: ['approved', 'paid', 'refused'],
      });
    }
    expect((await list({ search: reference, status: 'paid' })).body.total).toBe(0);
    expect((await list({ search: `${reference}%` })).body.total).toBe(0);
  });

  it('200: newest first, paginated', async () => {
    for (let count = 0; count < 3; count += 1) await createWithdrawal(app);
    const { body } = await list({ limit: 2 });
    expect(body.items).toHaveLength(2);
    expect(body.sums).toEqual([{ currency: 'USD', amount: 40 * body.total }]);
    const second = (await list({ limit: 2, page: 2 })).body.items;
    const moments = [...body.items, ...second].map(({ created_at }: { created_at: string }) => created_at);
    expect(moments).toEqual([...moments].sort().reverse());
  });

  it('400: an unknown state', async () => {
    await list({ status: 'lost' }).expect(400);
  });
});

describe('GET /api/admin/payouts/{id}', () => {
  it('200: the same as in the list', async () => {
    const { payout } = await createWithdrawal(app);
    const { body } = await list({ search: payout.reference });
    expect((await get(payout.id).expect(200)).body).toEqual(body.items[0]);
  });

  it('404: unknown or no id at all', async () => {
    await get('first').expect(404);
    await get(randomUUID()).expect(404);
  });
});

describe('PUT /api/admin/payouts/{id}/status', () => {
  it('200: approved and paid; the customer is notified by email and in the app, and the audit trail omits the account', async () => {
    const { payout, headers, user } = await createWithdrawal(app);
    expect((await decide(payout.id, APPROVE).expect(200)).body).toMatchObject({
      status: 'approved',
      next: ['paid', 'refused'],
    });
    const { body } = await decide(payout.id, PAY).expect(200);
    expect(body).toMatchObject({ status: 'paid', paid_reference: 'BKX7Q2M1', next: [] });
    expect((await read(headers, 'wallet/payouts')).items[0]).toMatchObject({
      status: 'paid',
      paid_reference: 'BKX7Q2M1',
    });
    expect(await read(headers, 'wallet/balance')).toEqual({ balance: 60 });
    const { items } = await read(headers, 'notifications');
    expect(items.slice(0, 2)).toMatchObject([
      { title: 'Withdrawal paid', text: '$40.00 was sent to you. Transfer: BKX7Q2M1.' },
      { title: 'Withdrawal approved' },
    ]);
    await app.background.idle();
    const mails = app.mail.sent.filter(({ to }) => to.address === user.email).map(({ kind, text }) => [kind, text]);
    expect(mails).toEqual([
      ['payout-approved', expect.stringContaining(payout.reference)],
      ['payout-paid', expect.stringContaining('BKX7Q2M1')],
    ]);
    const rows = await listAuditEntries(app.db, 'payout', payout.id);
    expect(rows).toMatchObject([
      { actor_id: admin.user.id, action: 'payout.approve', label: `Payout ${payout.reference}` },
      { action: 'payout.pay', after: { status: 'paid', paidReference: 'BKX7Q2M1' } },
    ]);
    expect(JSON.stringify(rows)).not.toContain(BKASH.number);
  });

  it('200: refused, and the money returns even to a wallet that has filled up since', async () => {
    const { payout, headers, user } = await createWithdrawal(app, null);
    await creditWallet(app.db, user.id, 100_000_000 - 6_000);
    const { body } = await decide(payout.id, DECLINE).expect(200);
    expect(body).toMatchObject({ status: 'refused', reason: DECLINE.reason, next: [] });
    expect(await read(headers, 'wallet/balance')).toEqual({ balance: 1_000_040 });
    const [notification] = (await read(headers, 'notifications')).items;
    expect(notification.text).toBe(`$40.00 is back in your wallet. Reason: ${DECLINE.reason}`);
    await decide(payout.id, DECLINE).expect(409);
    expect(await read(headers, 'wallet/balance')).toEqual({ balance: 1_000_040 });
  });

  it('200: after the user is erased it is paid and the account removed, or refused with the money in the anonymous wallet', async () => {
    const [one, other] = [await createWithdrawal(app), await createWithdrawal(app)];
    for (const { user } of [one, other])
      await app.http.delete(`/api/admin/users/${user.id}`).set(admin.headers).expect(204);
    await eraseDeletedUsers(app.deps, new Date(app.clock.now().getTime() + 61 * 60 * 1000));
    expect((await get(one.payout.id)).body).toMatchObject({ customer: null, account: BKASH });
    await decide(one.payout.id, { ...PAY, from: 'requested', account_number: BKASH.number }).expect(200);
    expect((await decide(other.payout.id, DECLINE).expect(200)).body).toMatchObject({ customer: null, account: null });
    expect((await get(one.payout.id)).body.account).toBeNull();
  });

  it.each([
    ['no number of the transfer', { from: 'requested', status: 'paid' }, 'paid_reference'],
    ['a blank one', { from: 'requested', status: 'paid', paid_reference: ' ' }, 'paid_reference'],
    ['no reason', { from: 'requested', status: 'refused' }, 'reason'],
    ['a reason that is too long', { from: 'requested', status: 'refused', reason: 'x'.repeat(301) }, 'reason'],
    ['an unknown state', { from: 'requested', status: 'lost' }, 'status'],
  ])('400: %s', async (_name, body, field) => {
    const { payout } = await createWithdrawal(app);
    expect((await decide(payout.id, body).expect(400)).body.details[0].field).toBe(field);
    expect((await get(payout.id)).body.status).toBe('requested');
  });

  it('404: unknown', async () => {
    await decide(randomUUID(), APPROVE).expect(404);
  });

  it('409: the customer has changed the account since it was read', async () => {
    const { payout, headers } = await createWithdrawal(app);
    const number = '01898765432';
    await app.http
      .put('/api/wallet/payout-account')
      .set(headers)
      .send({ ...BKASH, number })
      .expect(200);
    for (const body of [APPROVE, { ...PAY, from: 'requested' }])
      expect((await decide(payout.id, body).expect(409)).body.message).toMatch(/has since changed the payout account/);
    await decide(payout.id, { ...APPROVE, account_number: number }).expect(200);
  });

  it('409: a stale state, an impossible transition, or no payout account', async () => {
    const { payout } = await createWithdrawal(app, null);
    expect((await decide(payout.id, PAY).expect(409)).body.message).toMatch(
      /This has been changed since you opened it/,
    );
    expect((await decide(payout.id, { from: 'requested', status: 'cancelled' }).expect(409)).body.message).toBe(
      'A payout cannot change from requested to cancelled',
    );
    expect((await decide(payout.id, APPROVE).expect(409)).body.message).toMatch(/has not added a payout account/);
  });
});
