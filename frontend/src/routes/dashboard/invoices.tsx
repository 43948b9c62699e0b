import { createFileRoute } from '@tanstack/react-router';
import { BillingPage } from '@/features/dashboard/billing/invoices/billing-page.tsx';
import { OrderInvoices } from '@/features/dashboard/billing/invoices/order-invoices.tsx';
import { searchId } from '@/lib/search-id.ts';
import { privateHead } from '../-context.ts';

/**
 * The invoices of one order, or the settings of future ones; one route without a loader, because both would be part of
 * every first visit.
 */
export const Route = createFileRoute('/dashboard/invoices')({
  validateSearch: ({ order }: Record<string, unknown>): { order?: string | undefined } => ({ order: searchId(order) }),
  head: privateHead('Billing'),
  component: InvoicesRoute,
});

function InvoicesRoute() {
  const { order } = Route.useSearch();
  return order ? <OrderInvoices id={order} /> : <BillingPage />;
}
