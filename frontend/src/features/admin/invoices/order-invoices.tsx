import { messageOf, namesNothing } from '@/api/api-error.ts';
import { adminGetInvoicePdf, useAdminListOrderInvoices } from '@/api/generated/admin-invoices/admin-invoices.ts';
import { InvoicePapers, PrintInvoices } from '@/components/invoice/invoice-papers.tsx';
import { AdminPage } from '../kit/admin-page.tsx';

interface OrderInvoicesProps {
  /** Of the order. */
  readonly id: string;
}

const explain = (error: unknown) =>
  namesNothing(error) ? 'Order not found.' : messageOf(error, 'Failed to fetch invoices');

/** Invoice and credit notes of any order. */
export function OrderInvoices({ id }: OrderInvoicesProps) {
  const query = useAdminListOrderInvoices(id);
  return (
    <AdminPage title="Invoice" actions={<PrintInvoices invoices={query.data} />}>
      <InvoicePapers
        query={query}
        explain={explain}
        isFinal={namesNothing}
        load={(invoice) => adminGetInvoicePdf(invoice)}
      />
    </AdminPage>
  );
}
