import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRandom } from '../../../../demo/seed/random.ts';
import type { PayoutStatus } from '../../../src/db/schema.ts';
import { decidePayout } from '../../../src/features/billing/admin-payouts.service.ts';
import { cancelPayout } from '../../../src/features/billing/payouts.service.ts';
import { countLedgerMismatches, findBalance } from '../../../src/features/billing/wallet.repository.ts';
import { withdrawFunds } from '../../../src/features/billing/wallet.service.ts';
import { AppError } from '../../../src/lib/errors.ts';
import { creditWallet } from '../../factories/commerce.ts';
import { BKASH } from '../../factories/payouts.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

const USERS = 8;
const START_CENTS = 1_000_000;
const DECISIONS: PayoutStatus[] = ['approved', 'paid', 'refused'];

/** Random concurrent withdrawals, cancellations and decisions; afterwards every cent is where the statuses say. */
export function describePayouts(engine: 'embedded' | 'postgres', operations: number, workers: number): void {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ engine });
  });
  afterAll(() => app.close());

  const operate = async (users: string[], actorId: string, random: () => number): Promise<void> => {
    const userId = users[Math.floor(random() * users.length)] ?? '';
    const kind = random();
    if (kind < 0.4) {
      await withdrawFunds(app.deps, {
        userId,
        cents: 1 + Math.floor(random() * 20_000),
        key: undefined,
        at: new Date(),
      });
      return;
    }
    const open = await app.db
      .selectFrom('payouts')
      .select(['id', 'status', 'user_id'])
      .orderBy('seq', 'desc')
      .limit(4)
      .execute();
    const payout = open[Math.floor(random() * open.length)];
    if (!payout?.user_id) return;
    if (kind < 0.6) {
      await cancelPayout(app.deps, payout.user_id, payout.id);
      return;
    }
    const to = DECISIONS[Math.floor(random() * DECISIONS.length)] ?? 'paid';
    const details = { paidReference: 'T-1', reason: 'No such account' };
    const accountNumber = BKASH.number;
    await decidePayout(app.deps, { actorId, id: payout.id, from: payout.status, to, accountNumber, ...details });
  };

  describe(`payouts on ${engine}`, () => {
    it(`keep every cent accounted for after ${operations} random operations`, async () => {
      const admin = await app.signedIn('super_admin');
      const users: string[] = [];
      for (let count = 0; count < USERS; count += 1) {
        const { user, headers } = await app.signedIn();
        await creditWallet(app.db, user.id, START_CENTS);
        await app.http.put('/api/wallet/payout-account').set(headers).send(BKASH).expect(200);
        users.push(user.id);
      }
      const work = async (_: unknown, worker: number) => {
        const random = createRandom(worker + 1);
        for (let done = 0; done < operations / workers; done += 1) {
          await operate(users, admin.user.id, random).catch((error: unknown) => {
            if (!(error instanceof AppError) || error.status !== 409) throw error;
          });
        }
      };
      await Promise.all(Array.from({ length: workers }, work));

      for (const userId of users) {
        const payouts = await app.db
          .selectFrom('payouts')
          .select(['status', 'amount_cents', 'reference'])
          .where('user_id', '=', userId)
          .execute();
        const openPayouts = payouts.filter(({ status }) => status !== 'refused' && status !== 'cancelled');
        const spent = openPayouts.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
        expect(await findBalance(app.db, userId)).toBe(START_CENTS - spent);
        const returned = await app.db
          .selectFrom('wallet_entries')
          .innerJoin('wallets', 'wallets.id', 'wallet_entries.wallet_id')
          .select('wallet_entries.reference')
          .where('wallets.user_id', '=', userId)
          .where('wallet_entries.kind', '=', 'adjustment')
          .execute();
        const expected = payouts
          .filter((payout) => !openPayouts.includes(payout))
          .map(({ reference }) => `Returned ${reference}`);
        expect(returned.map(({ reference }) => reference).sort()).toEqual(expected.sort());
      }
      expect(await countLedgerMismatches(app.db)).toBe(0);
    });
  });
}
