import { createFileRoute } from '@tanstack/react-router';
import { PaymentsPage } from '@/features/admin/billing/payments/payments-page.tsx';
import { readPaymentsSearch } from '@/features/admin/billing/payments/payments-search.ts';
import { privateHead } from '../../-context.ts';

export const Route = createFileRoute('/admin/_area/payments/')({
  validateSearch: readPaymentsSearch,
  head: privateHead('Payments'),
  component: AdminPaymentsPage,
});

function AdminPaymentsPage() {
  return <PaymentsPage search={Route.useSearch()} />;
}
