import { createFileRoute } from '@tanstack/react-router';
import { PaymentsPage, type PaymentsSearch } from '@/features/admin/billing/payments/payments-page.tsx';
import { uncheckedSearch } from '@/features/admin/kit/list/list-search.ts';
import { privateHead } from '../../../-context.ts';

export const Route = createFileRoute('/admin/_area/orders/payments')({
  validateSearch: uncheckedSearch<PaymentsSearch>,
  head: privateHead('Payments'),
  component: AdminPaymentsPage,
});

function AdminPaymentsPage() {
  return <PaymentsPage search={Route.useSearch()} />;
}
