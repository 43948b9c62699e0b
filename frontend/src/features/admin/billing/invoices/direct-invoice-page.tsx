import { toAmount, toCents } from '@contract/rules/money.ts';
import { Link } from '@tanstack/react-router';
import { Banknote, Copy, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { errorMessage, isNotFound } from '@/api/api-error.ts';
import { adminGetInvoicePdf, useAdminGetInvoice } from '@/api/generated/admin-invoices/admin-invoices.ts';
import type { DirectInvoice } from '@/api/generated/model.ts';
import { ErrorPage } from '@/components/feedback/error-page.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { SaveInvoiceFiles } from '@/components/invoice/download-document.tsx';
import { InvoiceDocument } from '@/components/invoice/invoice-document.tsx';
import { PrintInvoices } from '@/components/invoice/invoice-documents.tsx';
import { StatusBadge } from '@/components/status/status-badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { formatDate } from '@/lib/format.ts';
import { moneyIn } from '@/lib/format-amounts.ts';
import { ActivityLink } from '../../kit/activity-link.tsx';
import { Can } from '../../kit/can.tsx';
import { RecordBar } from '../../kit/record/record-bar.tsx';
import { CustomerLink } from '../../kit/record/record-links.tsx';
import { RecordPage } from '../../kit/record/record-page.tsx';
import { RecordSkeleton } from '../../kit/record/record-skeleton.tsx';
import { CreditDialog } from './credit-dialog.tsx';
import { InstalmentsCard } from './instalments-card.tsx';
import { useNewDraft } from './invoice-drafts.tsx';
import { InvoiceLink } from './invoice-link.tsx';
import { PaymentDialog } from './payment-dialog.tsx';
import { RecordedPayments } from './recorded-payments.tsx';
import { recursText } from './recur-rules.ts';
import { RemindersCard } from './reminders-card.tsx';

const toMessage = (error: unknown) =>
  isNotFound(error) ? 'Invoice not found.' : errorMessage(error, 'Failed to fetch the invoice');

/** An invoice that the studio has written, with its credit notes. */
export function DirectInvoicePage({ id }: { readonly id: string }) {
  const query = useAdminGetInvoice(id);
  return (
    <>
      <RecordBar back={{ to: '/admin/orders/invoices', search: {}, label: 'Invoices' }} />
      <QueryState
        key={id}
        query={query}
        loading="Loading invoice"
        skeleton={<RecordSkeleton />}
        failure={ErrorPage}
        toMessage={toMessage}
        isFinal={isNotFound}
      >
        {(invoice) => <Sent invoice={invoice} />}
      </QueryState>
    </>
  );
}

const InvoiceReference = ({ invoice: { id, number } }: { readonly invoice: { id: string; number: string } }) => (
  <Link
    to="/admin/orders/invoices"
    search={{ invoice: id }}
    className="tabular-nums hover:text-primary hover:underline"
  >
    {number}
  </Link>
);

const Emails = ({ emails }: { readonly emails: readonly string[] }) => (
  <ul>
    {emails.map((email) => (
      <li key={email}>
        <bdi>{email}</bdi>
      </li>
    ))}
  </ul>
);

/** The amount that can still be credited, in units of the currency, including paid amounts. */
const creditableOf = ({ total, credited }: DirectInvoice): number => toAmount(toCents(total) - toCents(credited));

function Sent({ invoice }: { readonly invoice: DirectInvoice }) {
  const {
    id,
    number,
    customerId,
    email,
    payers,
    status,
    total,
    credited,
    paid,
    withheld,
    left,
    currency,
    dueOn,
    items,
  } = invoice;
  const { deductedIn, instalments, due, nextDueOn } = invoice;
  const { start, isPending } = useNewDraft();
  const [isCrediting, setCrediting] = useState(false);
  const [isPaying, setPaying] = useState(false);
  const [document] = items;
  const facts = [
    { name: 'Total', value: moneyIn(currency, total) },
    ...(credited > 0 ? [{ name: 'Credited', value: moneyIn(currency, credited) }] : []),
    ...(paid > 0 ? [{ name: 'Paid', value: moneyIn(currency, toAmount(toCents(paid) - toCents(withheld))) }] : []),
    ...(withheld > 0 ? [{ name: 'Tax withheld', value: moneyIn(currency, withheld) }] : []),
    ...(credited > 0 || paid > 0 ? [{ name: 'Amount due', value: moneyIn(currency, left) }] : []),
    ...(instalments.length > 0 && nextDueOn !== null
      ? [{ name: 'Next instalment', value: `${moneyIn(currency, due)}, ${formatDate(nextDueOn)}` }]
      : [{ name: 'Due', value: formatDate(dueOn) }]),
    {
      name: 'Sent to',
      value: payers.length > 0 ? <Emails emails={payers.map((payer) => payer.email)} /> : <bdi>{email}</bdi>,
    },
    ...(invoice.recurs ? [{ name: 'Recurs', value: recursText(invoice.recurs) }] : []),
    ...(deductedIn ? [{ name: 'Deducted in', value: <InvoiceReference invoice={deductedIn} /> }] : []),
  ];
  return (
    <div className="max-w-216">
      <RecordPage
        title={`Invoice ${number}`}
        badges={<StatusBadge status={status} />}
        note={
          <CustomerLink id={customerId} className="hover:text-primary hover:underline">
            <bdi>{document?.buyer.name}</bdi>
          </CustomerLink>
        }
        facts={facts}
        actions={
          <>
            <PrintInvoices invoices={{ items }} />
            <Can do="adminCreateInvoiceDraft">
              <Button variant="outline" busy={isPending} onClick={() => start(id)}>
                {isPending ? null : <Copy aria-hidden="true" />}
                <span>Copy</span>
              </Button>
            </Can>
            {creditableOf(invoice) > 0 ? (
              <Can do="adminCreditInvoice">
                <Button variant="outline" onClick={() => setCrediting(true)}>
                  <ReceiptText aria-hidden="true" />
                  Credit
                </Button>
              </Can>
            ) : null}
            {left > 0 ? (
              <Can do="adminRecordInvoicePayment">
                <Button onClick={() => setPaying(true)}>
                  <Banknote aria-hidden="true" />
                  Record payment
                </Button>
              </Can>
            ) : null}
          </>
        }
      >
        <CreditDialog
          key={`credit-${credited}`}
          invoice={invoice}
          left={creditableOf(invoice)}
          open={isCrediting}
          onClose={() => setCrediting(false)}
        />
        <PaymentDialog key={`payment-${left}`} invoice={invoice} open={isPaying} onClose={() => setPaying(false)} />
        <InvoiceLink key={invoice.link} invoice={invoice} />
        {instalments.length > 0 ? <InstalmentsCard invoice={invoice} /> : null}
        {left > 0 ? (
          <Can do="adminGetInvoiceReminders">
            <RemindersCard invoice={invoice} />
          </Can>
        ) : null}
        {invoice.payments.length > 0 ? <RecordedPayments invoice={invoice} /> : null}
        <div className="invoice-papers mt-6 grid gap-6">
          {items.map((item) => (
            <div key={item.id}>
              <div className="mb-3 flex justify-end print:hidden">
                <SaveInvoiceFiles invoice={item} load={(paper, params) => adminGetInvoicePdf(paper, params)} />
              </div>
              <InvoiceDocument invoice={item} />
            </div>
          ))}
        </div>
        <ActivityLink kind="invoice" id={id} className="mt-6 print:hidden" />
      </RecordPage>
    </div>
  );
}
