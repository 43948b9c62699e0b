import { createFileRoute } from '@tanstack/react-router';
import { CouponsPage } from '@/features/admin/orders/coupons/coupons-page.tsx';
import { readCouponsSearch } from '@/features/admin/orders/coupons/coupons-search.ts';
import { privateHead } from '../../-context.ts';

export const Route = createFileRoute('/admin/_area/coupons')({
  validateSearch: readCouponsSearch,
  head: privateHead('Coupons'),
  component: AdminCouponsPage,
});

function AdminCouponsPage() {
  return <CouponsPage search={Route.useSearch()} />;
}
