import { Link } from '@tanstack/react-router';
import type { AdminProjectInvoice, ProjectInvoicePurpose } from '@/api/generated/model.ts';
import { StatusBadge } from '@/components/status/status-badge.tsx';
import { formatDate } from '@/lib/format.ts';
import { moneyIn } from '@/lib/format-amounts.ts';
import { useCan } from '../../kit/use-can.ts';

const PURPOSES: Record<ProjectInvoicePurpose, string> = {
  deposit: 'Deposit',
  milestone: 'Milestone',
  final: 'Final invoice',
  care_plan: 'Care plan',
  hours: 'Hours and expenses',
  other: 'Invoice',
};

/** Invoices of the project that were sent, as people who pay see them on the client page. */
export function ProjectInvoices({ invoices }: { readonly invoices: readonly AdminProjectInvoice[] }) {
  return (
    <div>
      <h3 className="font-sans text-sm font-semibold tracking-normal">Invoices</h3>
      <ul className="mt-1 divide-y divide-border">
        {invoices.map((invoice) => (
          <InvoiceRow key={invoice.id} invoice={invoice} />
        ))}
      </ul>
    </div>
  );
}

function InvoiceRow({ invoice }: { readonly invoice: AdminProjectInvoice }) {
  const can = useCan();
  const { id, number, purpose, description, status, total, left, currency, issued_at: issuedAt, dueOn } = invoice;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-5 gap-y-1 py-3 text-sm">
      <p className="wrap-anywhere">
        <span className="font-medium">{PURPOSES[purpose]}</span>
        <span className="ms-2 text-muted-foreground tabular-nums">
          {can('adminListInvoices') ? (
            <Link
              to="/admin/orders/invoices"
              search={{ invoice: id }}
              className="inline-flex min-h-6 items-center text-primary underline-offset-4 hover:underline"
            >
              {number}
            </Link>
          ) : (
            number
          )}
        </span>
      </p>
      <p className="text-end font-semibold tabular-nums">{moneyIn(currency, total)}</p>
      <bdi className="line-clamp-2 wrap-anywhere text-muted-foreground">{description}</bdi>
      <div className="flex justify-end">
        <StatusBadge status={status} />
      </div>
      <p className="col-span-2 text-muted-foreground tabular-nums">
        {left > 0 ? `${moneyIn(currency, left)} due ${formatDate(dueOn)}` : `Issued ${formatDate(issuedAt)}`}
      </p>
    </li>
  );
}
