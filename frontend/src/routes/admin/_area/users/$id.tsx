import { createFileRoute } from '@tanstack/react-router';
import { CustomerPage } from '@/features/admin/accounts/users/customer-page.tsx';
import { privateHead } from '../../../-context.ts';

export const Route = createFileRoute('/admin/_area/users/$id')({
  // Without a loader: a part of it would be bundled with public pages.
  head: privateHead('Customer'),
  component: AdminCustomerPage,
});

function AdminCustomerPage() {
  const { id } = Route.useParams();
  return <CustomerPage id={id} />;
}
