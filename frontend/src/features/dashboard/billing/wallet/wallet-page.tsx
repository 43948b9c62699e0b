import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { useGetWalletBalance } from '@/api/generated/wallet/wallet.ts';
import { AmountForm } from './amount-form.tsx';
import { BalancePanel } from './balance-panel.tsx';
import { Transactions } from './transactions.tsx';

interface WalletPageProps {
  /** Page of the transactions, 1-based. */
  readonly page?: number | undefined;
  /** The withdrawals section. */
  readonly payouts?: ReactNode;
}

/** The balance, the form that changes it, and its transactions. */
export function WalletPage({ page, payouts }: WalletPageProps) {
  const {
    data: balance,
    error,
    isFetching,
    refetch,
  } = useGetWalletBalance({ query: { select: ({ balance }) => balance } });
  return (
    <section className="pt-8">
      <h1 className="text-3xl">
        <Trans>Your Wallet</Trans>
      </h1>
      <div className="mt-6 grid overflow-hidden rounded-xl border border-border bg-card md:grid-cols-[5fr_6fr]">
        <BalancePanel
          balance={balance}
          problem={error ? errorMessage(error, t`Failed to fetch balance.`) : null}
          isFetching={isFetching}
          onRetry={() => void refetch()}
        />
        <div className="flex p-6 lg:p-8">
          <AmountForm balance={balance} />
        </div>
      </div>
      {payouts}
      <Transactions page={page} />
    </section>
  );
}
