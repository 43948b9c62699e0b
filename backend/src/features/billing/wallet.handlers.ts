import { toAmount, toCents } from '../../../../contract/rules/money.ts';
import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { type IdempotentResult, REPLAYED } from '../../idempotency/idempotency.ts';
import { toAllowedCents } from './amount-limits.service.ts';
import { getPaymentResponse } from './payment-response.service.ts';
import { startPayment } from './payments.service.ts';
import { getTopUpProvider } from './providers.service.ts';
import { createReceiptResponse } from './receipt.service.ts';
import { createStatementCsv, createStatementPdfResponse } from './statement.service.ts';
import { addFundsImmediately, startTopUp } from './top-up.service.ts';
import { listEntries } from './transactions.repository.ts';
import { toTransaction } from './wallet.mapper.ts';
import { findBalance } from './wallet.repository.ts';
import { withdrawFunds } from './wallet.service.ts';

type WalletOperations =
  | 'getWalletBalance'
  | 'addFunds'
  | 'withdrawFunds'
  | 'listTransactions'
  | 'getWalletStatement'
  | 'getWalletStatementPdf'
  | 'getTransactionReceipt';

/** The signed-in customer's wallet; the key header makes requests that move money safe to retry. */
export function createWalletHandlers(deps: Deps): FeatureHandlers<WalletOperations> {
  const { db, clock, jobs } = deps;
  const toBalanceResponse = ({ result, replayed }: IdempotentResult<number>) => ({
    status: 200 as const,
    body: { balance: toAmount(result) },
    ...(replayed ? { headers: REPLAYED } : {}),
  });

  return {
    getWalletBalance: async ({ user }) => ({
      status: 200,
      body: { balance: toAmount(await findBalance(db, user.id)) },
    }),

    addFunds: async ({ user, body, headers, call: { language } }) => {
      const request = {
        userId: user.id,
        cents: await toAllowedCents(db, body.amount),
        key: headers['idempotency-key'],
        at: clock.now(),
      };
      const provider = await getTopUpProvider(deps, body.provider);
      if (provider.name === 'demo') return toBalanceResponse(await addFundsImmediately(db, provider, request));
      const { result, replayed } = await startTopUp(db, provider, request);
      const started = await startPayment(deps, provider, user, { id: result, language });
      const payment = await getPaymentResponse(deps, started);
      const balance = toAmount(await findBalance(db, user.id));
      return { status: 200, body: { balance, payment }, ...(replayed ? { headers: REPLAYED } : {}) };
    },

    withdrawFunds: async ({ user, body, headers }) => {
      const request = {
        userId: user.id,
        cents: toCents(body.amount),
        key: headers['idempotency-key'],
        at: clock.now(),
      };
      return toBalanceResponse(await withdrawFunds({ db, jobs }, request));
    },

    listTransactions: async ({ user, query }) => {
      const { page = 1, limit = 12 } = query;
      const { rows, total } = await listEntries(db, user.id, { limit, offset: (page - 1) * limit });
      return { status: 200, body: { items: rows.map(toTransaction), total, page, limit } };
    },

    getWalletStatement: async ({ user, call }) => createStatementCsv(db, user.id, call.language),

    getWalletStatementPdf: async ({ user, query, call }) =>
      createStatementPdfResponse(deps, user.id, query, call.language),

    getTransactionReceipt: async ({ user, params, call }) =>
      createReceiptResponse(deps, user.id, Number(params.id), call.language),
  };
}
