import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRandom } from '../../../../demo/seed/random.ts';
import { demoProvider } from '../../../src/features/billing/provider.adapter.ts';
import { addFundsImmediately } from '../../../src/features/billing/top-up.service.ts';
import { countLedgerMismatches, findBalance } from '../../../src/features/billing/wallet.repository.ts';
import { withdrawFunds } from '../../../src/features/billing/wallet.service.ts';
import { AppError } from '../../../src/lib/errors.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

const USERS = 20;
const WORKERS = 50;

type Random = () => number;

/** One random operation, mirrored in `model` when the server accepted it; sometimes a key is reused. */
async function runRandomOperation(
  { db, deps: { jobs } }: Pick<TestApp, 'db' | 'deps'>,
  users: string[],
  model: Map<string, number>,
  random: Random,
): Promise<void> {
  const userId = users[Math.floor(random() * users.length)] ?? '';
  const cents = 1 + Math.floor(random() * 20_000);
  const adding = random() < 0.5;
  const key = random() < 0.2 ? `key-${Math.floor(random() * 40)}` : undefined;
  const request = { userId, cents, key, at: new Date() };
  try {
    const outcome = adding
      ? await addFundsImmediately(db, demoProvider, request)
      : await withdrawFunds({ db, jobs }, request);
    if (outcome.replayed) return;
    model.set(userId, (model.get(userId) ?? 0) + (adding ? cents : -cents));
  } catch (error) {
    if (!(error instanceof AppError) || error.status !== 409) throw error;
  }
}

/** Random transactions by many workers against a model that only adds and subtracts. */
export function describeLedger(engine: 'embedded' | 'postgres', operations: number): void {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ engine });
  });
  afterAll(() => app.close());

  describe(`the ledger on ${engine}`, () => {
    it(`equals the model after ${operations} random operations`, async () => {
      const createdUsers = await Promise.all(Array.from({ length: USERS }, () => app.createUser()));
      const users = createdUsers.map(({ id }) => id);
      const model = new Map<string, number>();
      const work = async (_: unknown, worker: number) => {
        const random = createRandom(worker + 1);
        for (let done = 0; done < operations / WORKERS; done += 1) await runRandomOperation(app, users, model, random);
      };
      await Promise.all(Array.from({ length: WORKERS }, work));

      for (const userId of users) expect(await findBalance(app.db, userId)).toBe(model.get(userId) ?? 0);
      const { sum } = await app.db
        .selectFrom('wallet_entries')
        .select((eb) => eb.cast<number>(eb.fn.sum('amount_cents'), 'bigint').as('sum'))
        .executeTakeFirstOrThrow();
      expect(sum).toBe([...model.values()].reduce((total, cents) => total + cents, 0));
      expect(Math.min(...model.values())).toBeGreaterThanOrEqual(0);
      expect(await countLedgerMismatches(app.db)).toBe(0);
    });
  });
}
