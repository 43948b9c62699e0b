import { createFileRoute } from '@tanstack/react-router';
import { PayoutsPage } from '@/features/admin/billing/payouts/payouts-page.tsx';
import { readPayoutsSearch } from '@/features/admin/billing/payouts/payouts-search.ts';
import { privateHead } from '../../-context.ts';

export const Route = createFileRoute('/admin/_area/payouts')({
  validateSearch: readPayoutsSearch,
  head: privateHead('Payouts'),
  component: AdminPayoutsPage,
});

function AdminPayoutsPage() {
  return <PayoutsPage search={Route.useSearch()} />;
}
