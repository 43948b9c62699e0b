import { createFileRoute } from '@tanstack/react-router';
import type { InvoicesSearch } from '@/features/admin/billing/invoices/invoice-list.ts';
import { InvoicesPage } from '@/features/admin/billing/invoices/invoices-page.tsx';
import { OrderInvoices } from '@/features/admin/billing/invoices/order-invoices.tsx';
import { uncheckedSearch } from '@/features/admin/kit/list/list-search.ts';
import { searchId } from '@/lib/search-id.ts';
import { privateHead } from '../../../-context.ts';

/** All invoices, or those of one order; one route without a loader, because both would be part of every first visit. */
export const Route = createFileRoute('/admin/_area/orders/invoices')({
  validateSearch: uncheckedSearch<InvoicesSearch>,
  head: privateHead('Invoices'),
  component: InvoicesRoute,
});

function InvoicesRoute() {
  const search = Route.useSearch();
  const order = searchId(search.order);
  return order ? <OrderInvoices id={order} /> : <InvoicesPage search={search} />;
}
