import { Link } from '@tanstack/react-router';
import { FilePlus2, Plus } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { useAdminGetCarePlan, useAdminInvoiceCarePlan } from '@/api/generated/admin-hours/admin-hours.ts';
import type { CarePlanMonth, CarePlan as Plan } from '@/api/generated/model.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { Button } from '@/components/ui/button.tsx';
import { ProgressBar } from '@/components/ui/progress-bar.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { formatDuration } from '@/lib/duration.ts';
import { formatDate } from '@/lib/format.ts';
import { moneyIn } from '@/lib/format-amounts.ts';
import { Can } from '../../kit/can.tsx';
import { RecordSection } from '../../kit/record/record-section.tsx';
import { EndPlan, StartPlan } from './care-plan-dialogs.tsx';
import { INVOICE_LINK, InvoiceLinks } from './invoice-links.tsx';

interface OfLead {
  readonly lead: string;
}

/** A monthly plan with hours included, and how many are used. */
export function CarePlan({ lead }: OfLead) {
  const [open, setOpen] = useState<'start' | 'end'>();
  // Its drafts are sent and deleted on other screens.
  const query = useAdminGetCarePlan(lead, { query: { staleTime: 0 } });
  const plan = query.data?.plan;
  const close = () => setOpen(undefined);
  return (
    <RecordSection
      title="Care plan"
      action={
        plan && plan.ends_on === null ? (
          <Can do="adminEndCarePlan">
            <Button variant="ghost" size="sm" onClick={() => setOpen('end')}>
              End plan
            </Button>
          </Can>
        ) : null
      }
    >
      <QueryState
        query={query}
        loading="Loading care plan"
        toMessage={(error) => errorMessage(error, 'Failed to fetch the care plan')}
      >
        {({ plan: shown }) => (
          <div className="pt-4">
            {shown ? <Summary plan={shown} lead={lead} /> : null}
            {shown === null ? (
              <p className="text-sm text-muted-foreground">A monthly invoice with hours included.</p>
            ) : null}
            {shown === null || shown.is_over ? (
              <Can do="adminStartCarePlan">
                <Button variant="outline" size="sm" className="mt-3" onClick={() => setOpen('start')}>
                  <Plus aria-hidden="true" />
                  Start care plan
                </Button>
              </Can>
            ) : null}
          </div>
        )}
      </QueryState>
      {open === 'start' ? <StartPlan lead={lead} onClose={close} /> : null}
      {open === 'end' && plan ? <EndPlan lead={lead} until={plan.months[0]?.until} onClose={close} /> : null}
    </RecordSection>
  );
}

/** What was agreed, and when it ends. */
function planFacts({ fee, minutes, rate, carries_over: carries, currency, starts_on, ends_on, is_over }: Plan) {
  const end = ends_on === null ? [] : [`${is_over ? 'Ended' : 'Ends'} ${formatDate(ends_on)}`];
  return [
    `${moneyIn(currency, fee)} per month`,
    `${formatDuration(minutes)} included`,
    `then ${moneyIn(currency, rate)}/h`,
    carries ? 'Unused hours carry over' : 'Unused hours lapse',
    `Since ${formatDate(starts_on)}`,
    ...end,
  ].join(' · ');
}

function Summary({ plan, lead }: OfLead & { readonly plan: Plan }) {
  const [current] = plan.months;
  const { show } = useToast();
  const { mutate, isPending, variables, error } = useAdminInvoiceCarePlan();
  const create = (place: number) =>
    mutate({ id: lead, data: { place } }, { onSuccess: () => show({ tone: 'success', text: 'Draft created' }) });
  return (
    <>
      <p className="text-sm wrap-anywhere text-muted-foreground tabular-nums">{planFacts(plan)}</p>
      {current && !plan.is_over ? <Current month={current} /> : null}
      {current ? null : <p className="mt-3 text-sm">{`Starts ${formatDate(plan.starts_on)}`}</p>}
      {error ? (
        <Banner tone="danger" className="mt-3">
          {errorMessage(error, 'Failed to create the draft')}
        </Banner>
      ) : null}
      <ul className="mt-3 divide-y divide-border">
        {plan.months.map((month) => (
          <Month
            key={month.place}
            month={month}
            currency={plan.currency}
            busy={isPending && variables.data.place === month.place}
            onInvoice={() => create(month.place)}
          />
        ))}
      </ul>
      <Can do="adminListInvoiceSchedules">
        <Link to="/admin/orders/invoices" search={{}} className={`${INVOICE_LINK} mt-2 text-sm`}>
          Recurring invoices
        </Link>
      </Can>
    </>
  );
}

function Current({ month: { included, used, left, over } }: { readonly month: CarePlanMonth }) {
  const id = 'care-plan-used';
  return (
    <div className="mt-4">
      <ProgressBar percent={included > 0 ? Math.min((used / included) * 100, 100) : 100} labelledBy={id} />
      <p id={id} className="mt-2 flex flex-wrap justify-between gap-x-5 text-sm font-semibold tabular-nums">
        <span>{`${formatDuration(used)} of ${formatDuration(included)} used this month`}</span>
        <span>{over > 0 ? `${formatDuration(over)} additional` : `${formatDuration(left)} left`}</span>
      </p>
    </div>
  );
}

interface MonthProps {
  readonly month: CarePlanMonth;
  readonly currency: string;
  readonly busy: boolean;
  readonly onInvoice: () => void;
}

function Month({ month, currency, busy, onInvoice }: MonthProps) {
  const { from, until, included, used, over, amount, can_invoice: canInvoice, draft_id: draft, invoice } = month;
  const period = `${formatDate(from)} – ${formatDate(until)}`;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 gap-y-1 py-3 text-sm">
      <p className="font-medium tabular-nums">{period}</p>
      <p className="text-end tabular-nums">{`${formatDuration(used)} of ${formatDuration(included)}`}</p>
      {over > 0 ? (
        <>
          <p className="text-muted-foreground tabular-nums">
            {`${formatDuration(over)} additional · ${moneyIn(currency, amount)}`}
          </p>
          <div className="flex justify-end">
            {canInvoice ? (
              <Can do="adminInvoiceCarePlan">
                <Button variant="outline" size="sm" busy={busy} onClick={onInvoice}>
                  <FilePlus2 aria-hidden="true" />
                  <span>Create draft</span>
                  <span className="sr-only">{`: ${period}`}</span>
                </Button>
              </Can>
            ) : null}
            <InvoiceLinks draft_id={draft} invoice={invoice} />
          </div>
        </>
      ) : null}
    </li>
  );
}
