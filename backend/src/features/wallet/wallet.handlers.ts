import { contentDisposition } from '../../../shared/content-disposition.ts';
import { toAmount } from '../../../shared/money.ts';
import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { toCents } from '../../lib/money.ts';
import { REPLAYED, type Settled } from './idempotency.service.ts';
import { paymentProvider } from './payments.adapter.ts';
import { statementOf } from './statement.service.ts';
import { findEntries } from './transactions.repository.ts';
import { toTransaction } from './wallet.mapper.ts';
import { findBalance } from './wallet.repository.ts';
import { addFunds, withdrawFunds } from './wallet.service.ts';

type WalletOperations = 'getWalletBalance' | 'addFunds' | 'withdrawFunds' | 'listTransactions' | 'getWalletStatement';

/** The signed-in customer's wallet; the key header makes a movement safe to repeat. */
export function createWalletHandlers({ db, env, clock }: Deps): FeatureHandlers<WalletOperations> {
  const payments = paymentProvider(env);
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
        cents: toCents(body.amount),
        key: headers['idempotency-key'],
        at: clock.now(),
      };
      return answer(await addFunds(db, payments, request));
    },

    withdrawFunds: async ({ user, body, headers }) => {
      const request = {
        userId: user.id,
        cents: toCents(body.amount),
        key: headers['idempotency-key'],
        at: clock.now(),
      };
      return answer(await withdrawFunds(db, request));
    },

    listTransactions: async ({ user, query }) => {
      const { page = 1, limit = 12 } = query;
      const { rows, total } = await findEntries(db, user.id, { limit, offset: (page - 1) * limit });
      return { status: 200, body: { items: rows.map(toTransaction), total, page, limit } };
    },

    getWalletStatement: async ({ user }) => ({
      status: 200,
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': contentDisposition('wallet-statement.csv'),
      },
      body: await statementOf(db, user.id),
    }),
  };
}
