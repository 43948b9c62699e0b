import { createFileRoute } from '@tanstack/react-router';
import { PayoutsPage, type PayoutsSearch } from '@/features/admin/billing/payouts/payouts-page.tsx';
import { uncheckedSearch } from '@/features/admin/kit/list/list-search.ts';
import { privateHead } from '../../../-context.ts';

export const Route = createFileRoute('/admin/_area/orders/payouts')({
  validateSearch: uncheckedSearch<PayoutsSearch>,
  head: privateHead('Payouts'),
  component: AdminPayoutsPage,
});

function AdminPayoutsPage() {
  return <PayoutsPage search={Route.useSearch()} />;
}
