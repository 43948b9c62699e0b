import { createFileRoute } from '@tanstack/react-router';
import { uncheckedSearch } from '@/features/admin/kit/list/list-search.ts';
import { CouponsPage, type CouponsSearch } from '@/features/admin/orders/coupons/coupons-page.tsx';
import { privateHead } from '../../../-context.ts';

export const Route = createFileRoute('/admin/_area/orders/coupons')({
  validateSearch: uncheckedSearch<CouponsSearch>,
  head: privateHead('Coupons'),
  component: AdminCouponsPage,
});

function AdminCouponsPage() {
  return <CouponsPage search={Route.useSearch()} />;
}
