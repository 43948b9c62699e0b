import { toAmount } from '../../../shared/money.ts';
import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { REPLAYED, type Settled } from '../../idempotency/idempotency.ts';
import { toCents } from './amount-limits.service.ts';
import { paymentAnswer } from './payment-answer.service.ts';
import { beginPayment } from './payments.service.ts';
import { chooseMethod } from './providers.service.ts';
import { statementOf } from './statement.service.ts';
import { addFundsAtOnce, openTopUp } from './top-up.service.ts';
import { findEntries } from './transactions.repository.ts';
import { toTransaction } from './wallet.mapper.ts';
import { findBalance } from './wallet.repository.ts';
import { withdrawFunds } from './wallet.service.ts';

type WalletOperations = 'getWalletBalance' | 'addFunds' | 'withdrawFunds' | 'listTransactions' | 'getWalletStatement';

/** The signed-in customer's wallet; the key header makes requests that move money safe to retry. */
export function createWalletHandlers(deps: Deps): FeatureHandlers<WalletOperations> {
  const { db, clock, jobs } = deps;
  const answer = ({ result, replayed }: Settled<number>) => ({
    status: 200 as const,
    body: { balance: toAmount(result) },
    ...(replayed ? { headers: REPLAYED } : {}),
  });

  return {
    getWalletBalance: async ({ user }) => ({
      status: 200,
      body: { balance: toAmount(await findBalance(db, user.id)) },
    }),

    addFunds: async ({ user, body, headers }) => {
      const request = {
        userId: user.id,
        cents: await toCents(db, body.amount),
        key: headers['idempotency-key'],
        at: clock.now(),
      };
      const provider = await chooseMethod(deps, body.provider);
      if (provider.name === 'demo') return answer(await addFundsAtOnce(db, provider, request));
      const { result, replayed } = await openTopUp(db, provider, request);
      const payment = await paymentAnswer(deps, await beginPayment(deps, provider, user, result));
      const balance = toAmount(await findBalance(db, user.id));
      return { status: 200, body: { balance, payment }, ...(replayed ? { headers: REPLAYED } : {}) };
    },

    withdrawFunds: async ({ user, body, headers }) => {
      const request = {
        userId: user.id,
        cents: Math.round(body.amount * 100),
        key: headers['idempotency-key'],
        at: clock.now(),
      };
      return answer(await withdrawFunds({ db, jobs }, request));
    },

    listTransactions: async ({ user, query }) => {
      const { page = 1, limit = 12 } = query;
      const { rows, total } = await findEntries(db, user.id, { limit, offset: (page - 1) * limit });
      return { status: 200, body: { items: rows.map(toTransaction), total, page, limit } };
    },

    getWalletStatement: async ({ user }) => statementOf(db, user.id),
  };
}
