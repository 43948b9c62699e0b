import { Link } from '@tanstack/react-router';
import { FilePlus2 } from 'lucide-react';
import { errorMessage } from '@/api/api-error.ts';
import { useAdminInvoiceMilestone, useAdminListMilestones } from '@/api/generated/admin-milestones/admin-milestones.ts';
import type { Milestone, MilestonePlan } from '@/api/generated/model.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { Button } from '@/components/ui/button.tsx';
import { ProgressBar } from '@/components/ui/progress-bar.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { formatDate } from '@/lib/format.ts';
import { moneyIn } from '@/lib/format-amounts.ts';
import { Can } from '../../kit/can.tsx';
import { RecordSection } from '../../kit/record/record-section.tsx';
import { MilestoneBadge, milestoneName } from './milestone-status.tsx';

/** What has been agreed for a project, with the invoices about it; absent until a quote is accepted. */
export function ProjectMilestones({ lead }: { readonly lead: string }) {
  // Invoices are sent, credited and paid on other screens, whose calls do not know the project.
  const query = useAdminListMilestones(lead, { query: { staleTime: 0 } });
  if (query.data?.items.length === 0) return null;
  return (
    <RecordSection title="Payments">
      <QueryState
        query={query}
        loading="Loading payments"
        toMessage={(error) => errorMessage(error, 'Failed to fetch payments')}
      >
        {({ items }) => (
          <div className="divide-y divide-border">
            {items.map((plan) => (
              <Plan key={plan.quote_id} lead={lead} plan={plan} />
            ))}
          </div>
        )}
      </QueryState>
    </RecordSection>
  );
}

interface PlanProps {
  readonly lead: string;
  readonly plan: MilestonePlan;
}

function Plan({ lead, plan }: PlanProps) {
  const { quote_id: quoteId, number, title, currency, total, invoiced, paid, items } = plan;
  const { show } = useToast();
  const { mutate, isPending, variables, error } = useAdminInvoiceMilestone();
  const create = (milestone: Milestone) =>
    mutate(
      { id: lead, data: { quote_id: quoteId, place: milestone.place } },
      { onSuccess: () => show({ tone: 'success', text: 'Draft created' }) },
    );
  const paidId = `paid-${quoteId}`;
  return (
    <div className="py-4 last:pb-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="min-w-0 text-sm wrap-anywhere">
          <bdi className="font-semibold">{title}</bdi>
          <span className="ms-2 text-muted-foreground tabular-nums">{number}</span>
        </p>
        <p className="font-display text-2xl font-semibold tabular-nums">{moneyIn(currency, total)}</p>
      </div>
      <ProgressBar percent={total > 0 ? (paid / total) * 100 : 0} labelledBy={paidId} className="mt-3" />
      <p id={paidId} className="mt-2 flex flex-wrap gap-x-5 text-sm text-muted-foreground tabular-nums">
        <span>{`${moneyIn(currency, paid)} paid`}</span>
        <span>{`${moneyIn(currency, invoiced)} invoiced`}</span>
      </p>
      {error ? (
        <Banner tone="danger" className="mt-3">
          {errorMessage(error, 'Failed to create the invoice')}
        </Banner>
      ) : null}
      <ul className="mt-2 divide-y divide-border">
        {items.map((milestone) => (
          <Row
            key={milestone.place}
            milestone={milestone}
            currency={currency}
            busy={isPending && variables.data.place === milestone.place}
            onCreate={() => create(milestone)}
          />
        ))}
      </ul>
    </div>
  );
}

interface RowProps {
  readonly milestone: Milestone;
  readonly currency: string;
  readonly busy: boolean;
  readonly onCreate: () => void;
}

function Row({ milestone, currency, busy, onCreate }: RowProps) {
  const { amount, percent, status, draft_id: draft, invoice, can_invoice: canInvoice, is_final: isFinal } = milestone;
  const name = milestoneName(milestone);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 gap-y-1 py-3">
      <p className="text-sm wrap-anywhere">
        <span className="font-medium">{name}</span>
        <span className="ms-2 text-muted-foreground tabular-nums">{`${percent}%`}</span>
      </p>
      <p className="text-end text-sm font-semibold tabular-nums">{moneyIn(currency, amount)}</p>
      <div className="flex min-h-9 flex-wrap items-center gap-x-4 gap-y-1 text-sm">
        <MilestoneBadge status={status} />
        {invoice ? (
          <span className="text-muted-foreground tabular-nums">
            <Can do="adminListInvoices">
              <Link
                to="/admin/orders/invoices"
                search={{ invoice: invoice.id }}
                className="inline-flex min-h-6 items-center text-primary underline-offset-4 hover:underline"
              >
                {invoice.number}
              </Link>
            </Can>
            {invoice.total === amount ? null : (
              <span className="ms-3">{`${moneyIn(currency, invoice.total)} invoiced`}</span>
            )}
            {invoice.left > 0 ? <span className="ms-3">{`due ${formatDate(invoice.dueOn)}`}</span> : null}
          </span>
        ) : null}
      </div>
      <div className="flex justify-end">
        {draft ? (
          <Can do="adminGetInvoiceDraft">
            <Link
              to="/admin/orders/invoices"
              search={{ draft }}
              className="inline-flex min-h-9 items-center text-sm font-semibold text-primary underline-offset-4 hover:underline"
            >
              Review and send
            </Link>
          </Can>
        ) : null}
        {canInvoice ? (
          <Can do="adminInvoiceMilestone">
            <Button variant="outline" size="sm" busy={busy} onClick={onCreate}>
              <FilePlus2 aria-hidden="true" />
              <span>{isFinal ? 'Create final invoice' : 'Create invoice'}</span>
              <span className="sr-only">{`: ${name}`}</span>
            </Button>
          </Can>
        ) : null}
      </div>
    </li>
  );
}
