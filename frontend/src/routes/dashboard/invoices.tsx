import { t } from '@lingui/core/macro';
import { createFileRoute, Navigate } from '@tanstack/react-router';
import { OrderInvoices } from '@/features/dashboard/billing/invoices/order-invoices.tsx';
import { searchId } from '@/lib/search-id.ts';
import { privateHead } from '../-context.ts';

/** The invoices of one order; without an order, the billing details, which are a part of the profile. */
export const Route = createFileRoute('/dashboard/invoices')({
  validateSearch: ({ order }: Record<string, unknown>): { order?: string | undefined } => ({ order: searchId(order) }),
  head: privateHead(t`Invoices`),
  component: InvoicesRoute,
});

function InvoicesRoute() {
  const { order } = Route.useSearch();
  return order ? <OrderInvoices id={order} /> : <Navigate to="/dashboard/profile" hash="billing" replace />;
}
