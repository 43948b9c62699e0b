import { Link } from '@tanstack/react-router';
import { errorMessage, isNotFound } from '@/api/api-error.ts';
import { getInvoicePdf, useListOrderInvoices } from '@/api/generated/invoices/invoices.ts';
import { InvoiceDocuments, PrintInvoices } from '@/components/invoice/invoice-documents.tsx';
import { buttonVariants } from '@/components/ui/button.tsx';

interface OrderInvoicesProps {
  /** Id of the order. */
  readonly id: string;
}

const toMessage = (error: unknown) =>
  isNotFound(error) ? 'Order not found.' : errorMessage(error, 'Failed to fetch invoices');

/** Invoice and credit notes of the customer's own order. */
export function OrderInvoices({ id }: OrderInvoicesProps) {
  const query = useListOrderInvoices(id);
  return (
    <section className="pt-8">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="text-3xl">Invoice</h1>
        <div className="flex flex-wrap gap-3">
          <Link to="/dashboard/profile" hash="billing" className={buttonVariants({ variant: 'outline' })}>
            Billing details
          </Link>
          <PrintInvoices invoices={query.data} />
        </div>
      </div>
      <InvoiceDocuments
        query={query}
        toMessage={toMessage}
        isFinal={isNotFound}
        load={(invoice) => getInvoicePdf(invoice)}
      />
    </section>
  );
}
