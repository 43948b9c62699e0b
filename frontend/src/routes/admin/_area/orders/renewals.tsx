import { createFileRoute } from '@tanstack/react-router';
import { uncheckedSearch } from '@/features/admin/kit/list/list-search.ts';
import { RenewalsPage, type RenewalsSearch } from '@/features/admin/orders/renewals/renewals-page.tsx';
import { privateHead } from '../../../-context.ts';

export const Route = createFileRoute('/admin/_area/orders/renewals')({
  validateSearch: uncheckedSearch<RenewalsSearch>,
  head: privateHead('Renewals'),
  component: AdminRenewalsPage,
});

function AdminRenewalsPage() {
  return <RenewalsPage search={Route.useSearch()} />;
}
