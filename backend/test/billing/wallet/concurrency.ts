import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countLedgerMismatches } from '../../../src/features/billing/wallet.repository.ts';
import { creditWallet } from '../../factories/commerce.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

interface WalletResponse {
  status: number;
  body: { balance: number; message: string };
  headers: Record<string, string | undefined>;
}

/**
 * What many concurrent calls must not break; run on both engines, because the embedded one works through one connection
 * and so can never show a lost update.
 */
export function describeConcurrency(engine: 'embedded' | 'postgres'): void {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ engine });
  });
  afterAll(async () => {
    expect(await countLedgerMismatches(app.db)).toBe(0);
    await app.close();
  });

  /** Retries while a busy machine answers 503, which guarantees that nothing was changed. */
  const post = async (path: string, headers: Record<string, string>, amount: number): Promise<WalletResponse> => {
    for (;;) {
      const answer = await app.http.post(path).set(headers).send({ amount });
      if (answer.status !== 503) return answer;
      await sleep(50);
    }
  };
  const runConcurrently = (count: number, call: (index: number) => Promise<WalletResponse>) =>
    Promise.all(Array.from({ length: count }, (_, index) => call(index)));
  const balance = async (headers: Record<string, string>) =>
    (await app.http.get('/api/wallet/balance').set(headers)).body.balance;
  const withStatus = (answers: WalletResponse[], status: number) =>
    answers.filter((answer) => answer.status === status);

  describe(`money under load on ${engine}`, () => {
    it('200 parallel withdrawals of 10 from 100 pay out exactly 10', async () => {
      const { user, headers } = await app.signedIn();
      await creditWallet(app.db, user.id, 10_000);
      const answers = await runConcurrently(200, () => post('/api/wallet/withdraw', headers, 10));
      const succeeded = withStatus(answers, 200);
      expect(succeeded.map(({ body }) => body.balance).sort((a, b) => a - b)).toEqual([
        0, 10, 20, 30, 40, 50, 60, 70, 80, 90,
      ]);
      const rejected = withStatus(answers, 409);
      expect(rejected).toHaveLength(190);
      expect(new Set(rejected.map(({ body }) => body.message))).toEqual(new Set(['Insufficient funds']));
      expect(await balance(headers)).toBe(0);
    });

    it('one key used 50 times in parallel moves money once', async () => {
      const { headers } = await app.signedIn();
      const keyedHeaders = { ...headers, 'Idempotency-Key': 'the-same' };
      const answers = await runConcurrently(50, () => post('/api/wallet/add-funds', keyedHeaders, 25));
      expect(withStatus(answers, 200)).toHaveLength(50);
      expect(new Set(answers.map(({ body }) => body.balance))).toEqual(new Set([25]));
      expect(answers.filter((answer) => answer.headers['idempotent-replayed'] === 'true')).toHaveLength(49);
      expect(await balance(headers)).toBe(25);
    });

    it('one key used in parallel with two different amounts is applied to one of them', async () => {
      const { headers } = await app.signedIn();
      const keyedHeaders = { ...headers, 'Idempotency-Key': 'contested' };
      const answers = await runConcurrently(20, (index) =>
        post('/api/wallet/add-funds', keyedHeaders, index % 2 === 0 ? 10 : 20),
      );
      const [winner] = withStatus(answers, 200);
      expect(withStatus(answers, 200)).toHaveLength(10);
      expect(withStatus(answers, 409)).toHaveLength(10);
      expect(await balance(headers)).toBe(winner?.body.balance);
    });

    it('concurrent first transactions create one wallet', async () => {
      const { user, headers } = await app.signedIn();
      await app.db.deleteFrom('wallets').where('user_id', '=', user.id).execute();
      const answers = await runConcurrently(20, () => post('/api/wallet/add-funds', headers, 1));
      expect(withStatus(answers, 200)).toHaveLength(20);
      expect(await balance(headers)).toBe(20);
    });
  });
}
