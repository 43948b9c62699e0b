import { createFileRoute } from '@tanstack/react-router';
import { DirectInvoicePage } from '@/features/admin/billing/invoices/direct-invoice-page.tsx';
import { DraftPage } from '@/features/admin/billing/invoices/draft-page.tsx';
import type { InvoicesSearch } from '@/features/admin/billing/invoices/invoice-list.ts';
import { InvoicesPage } from '@/features/admin/billing/invoices/invoices-page.tsx';
import { OrderInvoices } from '@/features/admin/billing/invoices/order-invoices.tsx';
import { uncheckedSearch } from '@/features/admin/kit/list/list-search.ts';
import { searchId } from '@/lib/search-id.ts';
import { privateHead } from '../../../-context.ts';

/** All invoices, those of one order, one that the studio has written, or a draft; one route without a loader, because both would be part of every first visit. */
export const Route = createFileRoute('/admin/_area/orders/invoices')({
  validateSearch: uncheckedSearch<InvoicesSearch>,
  head: privateHead('Invoices'),
  component: InvoicesRoute,
});

function InvoicesRoute() {
  const search = Route.useSearch();
  const order = searchId(search.order);
  const invoice = searchId(search.invoice);
  const draft = searchId(search.draft);
  if (order) return <OrderInvoices id={order} />;
  if (invoice) return <DirectInvoicePage id={invoice} />;
  return draft ? <DraftPage key={draft} id={draft} /> : <InvoicesPage search={search} />;
}
