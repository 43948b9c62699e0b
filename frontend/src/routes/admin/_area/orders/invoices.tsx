import { createFileRoute } from '@tanstack/react-router';
import { InvoicesPage } from '@/features/admin/billing/invoices/invoices-page.tsx';
import { OrderInvoices } from '@/features/admin/billing/invoices/order-invoices.tsx';
import { useCan } from '@/features/admin/kit/use-can.ts';
import { AccessDenied } from '@/features/admin/layout/access-denied.tsx';
import { searchId } from '@/lib/search-id.ts';
import { useAuth } from '@/session/session-context.tsx';
import { privateHead } from '../../../-context.ts';

/**
 * The invoices of one order, or the settings of future ones; one route without a loader, because both would be part of
 * every first visit.
 */
export const Route = createFileRoute('/admin/_area/orders/invoices')({
  validateSearch: ({ order }: Record<string, unknown>): { order?: string | undefined } => ({ order: searchId(order) }),
  head: privateHead('Invoices'),
  component: InvoicesRoute,
});

function InvoicesRoute() {
  const { order } = Route.useSearch();
  const { user } = useAuth();
  const can = useCan();
  if (order) return <OrderInvoices id={order} />;
  return can('adminExportInvoices') ? <InvoicesPage /> : <AccessDenied rights={user?.rights ?? []} />;
}
