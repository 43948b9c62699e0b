import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { WithdrawalPage } from '@/features/public/orders/contract-withdrawals/withdrawal-page.tsx';
import { searchText } from '@/lib/search-text.ts';
import { getHead } from './-context.ts';

export const Route = createFileRoute('/withdraw')({
  validateSearch: (search: Record<string, unknown>): { order?: string | undefined } => ({
    order: searchText(search.order),
  }),
  head: ({ match: { context } }) =>
    getHead(context, {
      title: t`Withdraw from contract here`,
      description: t`Withdraw from a purchase without an account.`,
      path: '/withdraw',
      hidden: true,
    }),
  component: WithdrawRoute,
});

function WithdrawRoute() {
  const { order } = Route.useSearch();
  return <WithdrawalPage order={order} />;
}
