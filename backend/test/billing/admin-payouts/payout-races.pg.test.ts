import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countLedgerMismatches } from '../../../src/features/billing/wallet.repository.ts';
import { eraseDeletedUsers } from '../../../src/features/privacy/erase-users.service.ts';
import { BKASH, createWithdrawal } from '../../factories/payouts.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

let app: TestApp;
let admins: Awaited<ReturnType<TestApp['signedIn']>>[];
beforeAll(async () => {
  app = await createTestApp({ engine: 'postgres' });
  admins = [await app.signedIn('super_admin'), await app.signedIn('super_admin')];
});
afterAll(async () => {
  expect(await countLedgerMismatches(app.db)).toBe(0);
  await app.close();
});

type Headers = Record<string, string>;
/** Retries while a busy machine answers 503, which guarantees that nothing was changed. */
const retryUntilDone = async (call: () => PromiseLike<{ status: number }>): Promise<number> => {
  for (;;) {
    const { status } = await call();
    if (status !== 503) return status;
    await sleep(50);
  }
};
const decide = (id: string, headers: Headers, status: string) =>
  retryUntilDone(() =>
    app.http.put(`/api/admin/payouts/${id}/status`).set(headers).send({
      from: 'requested',
      status,
      paid_reference: 'T-1',
      reason: 'No such account',
      account_number: BKASH.number,
    }),
  );
const cancel = (id: string, headers: Headers) =>
  retryUntilDone(() => app.http.post(`/api/wallet/payouts/${id}/cancel`).set(headers));
const getAdminHeaders = (index: number): Headers => admins[index % 2]?.headers ?? {};
const balance = async (headers: Headers) => (await app.http.get('/api/wallet/balance').set(headers)).body.balance;

describe('concurrent payouts on postgres', () => {
  it('of two administrators who decide 200 times at once, one wins each time', async () => {
    const { payout, headers } = await createWithdrawal(app);
    const decisions = ['approved', 'paid', 'refused'];
    const statuses = await Promise.all(
      Array.from({ length: 200 }, (_, index) => decide(payout.id, getAdminHeaders(index), decisions[index % 3] ?? '')),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(199);
    const { body } = await app.http.get(`/api/admin/payouts/${payout.id}`).set(getAdminHeaders(0));
    expect(await balance(headers)).toBe(body.status === 'refused' ? 100 : 60);
  });

  it('cancelling while approving has one winner', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { payout, headers } = await createWithdrawal(app);
      const [cancelled, approved] = await Promise.all([
        cancel(payout.id, headers),
        decide(payout.id, getAdminHeaders(0), 'approved'),
      ]);
      expect([cancelled, approved].sort()).toEqual([200, 409]);
      expect(await balance(headers)).toBe(cancelled === 200 ? 100 : 60);
    }
  });

  it('many cancellations return the money once', async () => {
    const { payout, headers } = await createWithdrawal(app);
    const statuses = await Promise.all(Array.from({ length: 20 }, () => cancel(payout.id, headers)));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await balance(headers)).toBe(100);
  });

  it('an erased customer’s payout is decided once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { payout, user } = await createWithdrawal(app);
      await app.http.delete(`/api/admin/users/${user.id}`).set(getAdminHeaders(0));
      const later = new Date(Date.now() + 2 * 60 * 60 * 1000);
      const erased = sleep(round * 3).then(() => eraseDeletedUsers(app.deps, later));
      const decided = await Promise.all([
        decide(payout.id, getAdminHeaders(0), 'refused'),
        decide(payout.id, getAdminHeaders(1), 'paid'),
        erased,
      ]);
      expect(decided.slice(0, 2).sort()).toEqual([200, 409]);
      // Customers locked by a decision are left to the next round.
      await eraseDeletedUsers(app.deps, later);
      const row = await app.db.selectFrom('payouts').selectAll().where('id', '=', payout.id).executeTakeFirst();
      expect(row?.user_id).toBeNull();
      expect(row?.account).toBeNull();
    }
  });
});
