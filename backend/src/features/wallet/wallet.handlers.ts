import type { Deps, FeatureHandlers } from '../../http/operation.ts';
import { toAmount, toCents } from './money.ts';
import { paymentProvider } from './payments.ts';
import { findBalance } from './wallet.repository.ts';
import { addFunds, type Moved, REPLAYED, withdrawFunds } from './wallet.service.ts';

/** The signed-in customer's wallet; the key header makes a movement safe to repeat. */
export function createWalletHandlers({
  db,
  env,
  clock,
}: Deps): FeatureHandlers<'getWalletBalance' | 'addFunds' | 'withdrawFunds'> {
  const payments = paymentProvider(env);
  const answer = ({ balanceCents, replayed }: Moved) => ({
    status: 200 as const,
    body: { balance: toAmount(balanceCents) },
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
  };
}
