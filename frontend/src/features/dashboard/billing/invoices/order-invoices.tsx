import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
  isNotFound(error) ? t`Order not found.` : errorMessage(error, t`Failed to fetch invoices`);

/** Invoice and credit notes of the customer's own order. */
export function OrderInvoices({ id }: OrderInvoicesProps) {
  const query = useListOrderInvoices(id);
  return (
    <section className="pt-8">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="text-3xl">
          <Trans>Invoice</Trans>
        </h1>
        <div className="flex flex-wrap gap-3">
          <Link to="/dashboard/profile" hash="billing" className={buttonVariants({ variant: 'outline' })}>
            <Trans>Billing details</Trans>
          </Link>
          <PrintInvoices invoices={query.data} />
        </div>
      </div>
      <InvoiceDocuments
        query={query}
        toMessage={toMessage}
        isFinal={isNotFound}
        load={(invoice, params) => getInvoicePdf(invoice, params)}
      />
    </section>
  );
}
