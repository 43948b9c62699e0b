import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { LinkedProject, ProjectInvoicePurpose } from '@/api/generated/model.ts';
import { formatDate } from '@/lib/format.ts';
import { moneyIn } from '@/lib/format-amounts.ts';
import { DocumentRow } from './document-row.tsx';
import { invoiceText } from './project-texts.ts';

type Invoice = LinkedProject['invoices'][number];

/** Settled invoices that are shown at once; a care plan adds one every month. */
const SHOWN_SETTLED = 4;

/** Invoices of a project: first those to pay, the one that is due first on top, then the settled ones, newest first. */
export function ProjectInvoices({ invoices }: { readonly invoices: readonly Invoice[] }) {
  const open = invoices.filter(({ left }) => left > 0).toSorted((a, b) => a.dueOn.localeCompare(b.dueOn));
  const settled = invoices.filter(({ left }) => left === 0);
  const earlier = settled.slice(SHOWN_SETTLED);
  return (
    <>
      <List invoices={[...open, ...settled.slice(0, SHOWN_SETTLED)]} />
      {earlier.length > 0 ? (
        <details className="border-t border-border">
          <summary className="min-h-6 cursor-pointer py-3 text-sm text-primary pointer-coarse:min-h-11">
            <Trans>Earlier invoices</Trans>
          </summary>
          <List invoices={earlier} />
        </details>
      ) : null}
    </>
  );
}

const List = ({ invoices }: { readonly invoices: readonly Invoice[] }) => (
  <ul className="divide-y divide-border">
    {invoices.map((invoice) => (
      <DocumentRow
        key={invoice.number}
        name={purposeText(invoice.purpose)}
        href={invoice.link}
        action={invoice.left > 0 ? t`View and pay` : t`View`}
        label={invoice.number}
        amount={moneyIn(invoice.currency, invoice.total)}
        description={invoice.description}
        note={noteOf(invoice)}
      />
    ))}
  </ul>
);

function purposeText(purpose: ProjectInvoicePurpose): string {
  switch (purpose) {
    case 'deposit':
      return t`Deposit invoice`;
    case 'milestone':
      return t`Milestone`;
    case 'final':
      return t`Final invoice`;
    case 'care_plan':
      return t`Care plan`;
    case 'hours':
      return t`Hours and expenses`;
    case 'other':
      return t`Invoice`;
  }
}

/** Number and status; what is left and until when, while it is not settled. */
function noteOf({ number, status, total, left, currency, dueOn }: Invoice): string {
  const state = `${number}, ${invoiceText(status)}`;
  if (left === 0) return state;
  const [amount, day] = [moneyIn(currency, left), formatDate(dueOn)];
  return left < total ? t`${state}, ${amount} due ${day}` : t`${state}, due ${day}`;
}
