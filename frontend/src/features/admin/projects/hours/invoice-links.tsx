import { Link } from '@tanstack/react-router';
import type { WorkEntry } from '@/api/generated/model.ts';
import { Can } from '../../kit/can.tsx';

export const INVOICE_LINK = 'inline-flex min-h-6 items-center text-primary underline-offset-4 hover:underline';

/** Where hours are invoiced: their draft, then the invoice. */
export const InvoiceLinks = ({ draft_id: draft, invoice }: Pick<WorkEntry, 'draft_id' | 'invoice'>) => (
  <>
    {draft ? (
      <Can do="adminGetInvoiceDraft">
        <Link to="/admin/orders/invoices" search={{ draft }} className={INVOICE_LINK}>
          Open draft
        </Link>
      </Can>
    ) : null}
    {invoice ? (
      <Can do="adminListInvoices">
        <Link to="/admin/orders/invoices" search={{ invoice: invoice.id }} className={INVOICE_LINK}>
          {invoice.number}
        </Link>
      </Can>
    ) : null}
  </>
);
