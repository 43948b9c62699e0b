import { Link } from '@tanstack/react-router';
import { errorMessage } from '@/api/api-error.ts';
import { adminGetInvoicePdf, useAdminListOrderInvoices } from '@/api/generated/admin-invoices/admin-invoices.ts';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { SaveInvoice } from '@/components/invoice/download-document.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { formatDate, formatMoney } from '@/lib/format.ts';
import { RecordRow, RecordRows } from '../../kit/record/record-rows.tsx';
import { RecordSection } from '../../kit/record/record-section.tsx';

/** Invoice and credit notes of an order, each as a file. */
export function OrderInvoiceRows({ order }: { readonly order: string }) {
  const query = useAdminListOrderInvoices(order);
  return (
    <RecordSection
      title="Invoice"
      action={
        <Link
          to="/admin/orders/invoices"
          search={{ order }}
          className="text-sm font-semibold text-primary hover:underline"
        >
          Show invoice and credit notes
        </Link>
      }
    >
      <QueryState
        query={query}
        loading="Loading invoices"
        skeleton={<Skeleton className="mt-3 h-10" />}
        toMessage={(error) => errorMessage(error, 'Failed to fetch invoices')}
      >
        {({ items }) => (
          <RecordRows label="Invoice and credit notes" rows={items} rowKey={({ id }) => id} none="No invoice">
            {(invoice) => (
              <RecordRow
                title={<span className="font-medium">{invoice.number}</span>}
                detail={`${invoice.kind === 'invoice' ? 'Invoice' : 'Credit note'} · ${formatDate(invoice.issued_at)}`}
                badge={<SaveInvoice invoice={invoice} load={(id) => adminGetInvoicePdf(id)} />}
                end={formatMoney(invoice.total)}
              />
            )}
          </RecordRows>
        )}
      </QueryState>
    </RecordSection>
  );
}
