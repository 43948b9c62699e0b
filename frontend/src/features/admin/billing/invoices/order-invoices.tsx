import { errorMessage, isNotFound } from '@/api/api-error.ts';
import { adminGetInvoicePdf, useAdminListOrderInvoices } from '@/api/generated/admin-invoices/admin-invoices.ts';
import { InvoiceDocuments, PrintInvoices } from '@/components/invoice/invoice-documents.tsx';
import { AdminPage } from '../../kit/admin-page.tsx';

interface OrderInvoicesProps {
  /** Of the order. */
  readonly id: string;
}

const toMessage = (error: unknown) =>
  isNotFound(error) ? 'Order not found.' : errorMessage(error, 'Failed to fetch invoices');

/** Invoice and credit notes of any order. */
export function OrderInvoices({ id }: OrderInvoicesProps) {
  const query = useAdminListOrderInvoices(id);
  return (
    <AdminPage title="Invoice" actions={<PrintInvoices invoices={query.data} />}>
      <InvoiceDocuments
        query={query}
        toMessage={toMessage}
        isFinal={isNotFound}
        load={(invoice, params) => adminGetInvoicePdf(invoice, params)}
      />
    </AdminPage>
  );
}
