import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { keepPreviousData } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { errorMessage, isUnknownCall } from '@/api/api-error.ts';
import type { TransactionPage } from '@/api/generated/model.ts';
import { useListTransactions } from '@/api/generated/wallet/wallet.ts';
import { EmptyState } from '@/components/feedback/empty-state.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { buttonVariants } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { PageLinks } from '@/components/ui/page-links.tsx';
import { StatementButton } from './statement-button.tsx';
import { transactionsSummary } from './transaction-format.ts';
import { transactionParams } from './transaction-params.ts';
import { TransactionsTable } from './transactions-table.tsx';

const HEADING = 'transactions';

interface TransactionsProps {
  /** 1-based; undefined is the first. */
  readonly page?: number | undefined;
}

/** The wallet's credits and debits, page by page. */
export function Transactions({ page }: TransactionsProps) {
  const query = useListTransactions(transactionParams(page), { query: { placeholderData: keepPreviousData } });
  const total = query.data?.total ?? 0;
  if (isUnknownCall(query.error)) return null;
  return (
    <section className="mt-12">
      <div className="mb-4 flex min-h-10 flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="flex flex-wrap items-baseline gap-x-4">
          <h2 id={HEADING} className="text-2xl">
            <Trans>Transactions</Trans>
          </h2>
          {total > 0 ? (
            <p className="text-sm text-muted-foreground tabular-nums">{transactionsSummary(total)}</p>
          ) : null}
        </div>
        {total > 0 ? <StatementButton /> : null}
      </div>
      <QueryState
        query={query}
        loading={t`Loading transactions`}
        toMessage={(error) => errorMessage(error, t`Failed to fetch transactions.`)}
        isEmpty={({ items }) => items.length === 0}
        empty={total > 0 ? <BehindTheEnd page={page} /> : <NoTransactions />}
      >
        {(transactionPage) => <TransactionList transactionPage={transactionPage} isOld={query.isPlaceholderData} />}
      </QueryState>
    </section>
  );
}

interface TransactionListProps {
  readonly transactionPage: TransactionPage;
  /** Still the page of the previous URL. */
  readonly isOld: boolean;
}

function TransactionList({ transactionPage: { items, total, page, limit }, isOld }: TransactionListProps) {
  return (
    <div aria-busy={isOld} className={clsx('transition-opacity', isOld && 'opacity-50')}>
      <Card>
        <TransactionsTable transactions={items} labelledBy={HEADING} />
      </Card>
      <div className="mt-4 empty:hidden">
        <PageLinks
          label={t`Transactions`}
          page={page}
          pages={Math.ceil(total / limit)}
          linkTo={(to, props) => (
            <Link to="/dashboard/wallet" search={{ page: to > 1 ? to : undefined }} hash={HEADING} {...props} />
          )}
        />
      </div>
    </div>
  );
}

function NoTransactions() {
  return (
    <Card>
      <EmptyState
        scene="wallet"
        title={t`No transactions yet`}
        line={t`Deposits, withdrawals and purchases appear here.`}
      />
    </Card>
  );
}

function BehindTheEnd({ page = 1 }: TransactionsProps) {
  return (
    <Card>
      <EmptyState
        scene="lost"
        title={t`Page ${page} doesn’t exist`}
        action={
          <Link to="/dashboard/wallet" className={buttonVariants({ variant: 'outline' })}>
            <Trans>Newest transactions</Trans>
          </Link>
        }
      />
    </Card>
  );
}
