import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import {
  useAdminListInvoiceSchedules,
  useAdminSetInvoiceScheduleStatus,
} from '@/api/generated/admin-invoices/admin-invoices.ts';
import type { InvoiceSchedule } from '@/api/generated/model.ts';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { formatCount, formatDate, shopCurrency } from '@/lib/format.ts';
import { moneyIn } from '@/lib/format-amounts.ts';
import { Can } from '../../kit/can.tsx';
import { useNewDraft } from './invoice-drafts.tsx';
import { EVERY_LABELS } from './recur-rules.ts';

/** Recurring invoices with their next day and yearly value; nothing where there are none. */
export function RecurringInvoices() {
  const { data } = useAdminListInvoiceSchedules();
  const [isAll, setAll] = useState(false);
  if (!data || data.items.length === 0) return null;
  const running = data.items.filter(({ status }) => status !== 'ended');
  const ended = data.items.length - running.length;
  return (
    <Card className="mb-6 p-5 sm:p-6">
      <h2 className="text-lg">
        Recurring invoices
        <span className="ms-2 text-sm font-normal text-muted-foreground tabular-nums">
          {formatCount(running.length)}
        </span>
      </h2>
      {running.length > 0 || isAll ? (
        <ul aria-label="Recurring invoices" className="mt-2 divide-y divide-border">
          {(isAll ? data.items : running).map((schedule) => (
            <ScheduleRow key={schedule.id} schedule={schedule} />
          ))}
        </ul>
      ) : null}
      {ended > 0 ? (
        <Button variant="ghost" size="sm" className="-ms-3 mt-2" aria-expanded={isAll} onClick={() => setAll(!isAll)}>
          {isAll ? 'Hide ended' : `Show ${formatCount(ended)} ended`}
        </Button>
      ) : null}
    </Card>
  );
}

const STATES: Readonly<Record<InvoiceSchedule['status'], string>> = {
  active: 'Active',
  paused: 'Paused',
  ended: 'Ended',
};

/** @param wanted by the administrator; resumed after its last period, it has ended instead */
function toChangedText(wanted: InvoiceSchedule['status'], { status }: InvoiceSchedule): string {
  if (wanted === 'active' && status === 'ended') return 'Recurring invoice ended: its last period has passed';
  return { active: 'Recurring invoice resumed', paused: 'Recurring invoice paused', ended: 'Recurring invoice ended' }[
    status
  ];
}

function describe({ every, status, next_on, next_period, ends_on, times, made, sends }: InvoiceSchedule): string {
  const next = status === 'active' && next_on ? [`next ${formatDate(next_on)} for ${next_period}`] : [STATES[status]];
  const end = ends_on ? [`until ${formatDate(ends_on)}`] : times ? [`${made} of ${times} made`] : [];
  return [EVERY_LABELS[every], ...next, ...end, sends ? 'sent automatically' : 'left as drafts'].join(' · ');
}

function ScheduleRow({ schedule }: { readonly schedule: InvoiceSchedule }) {
  const { id, version, status, total, yearly, currency } = schedule;
  const name = schedule.name || 'a deleted account';
  const isForeign = status !== 'ended' && currency !== shopCurrency();
  const { show } = useToast();
  const copy = useNewDraft();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error, reset } = useAdminSetInvoiceScheduleStatus();
  const close = () => {
    setAsking(false);
    reset();
  };
  const set = (next: InvoiceSchedule['status']) =>
    mutate(
      { id, data: { status: next, version } },
      {
        onSuccess: (changed) => {
          close();
          show({ tone: 'success', text: toChangedText(next, changed) });
        },
        onError: (failure) => {
          if (next !== 'ended')
            show({ tone: 'danger', text: errorMessage(failure, 'Failed to change the recurring invoice') });
        },
      },
    );
  return (
    <li className="grid gap-x-4 gap-y-1 py-2.5 sm:grid-cols-[minmax(0,1fr)_auto_12.5rem] sm:items-center">
      <div className="min-w-0">
        <p className="truncate font-medium">
          <bdi>{schedule.name || 'Deleted account'}</bdi>
        </p>
        <p className="text-xs text-muted-foreground">{describe(schedule)}</p>
        {isForeign ? (
          <p className="mt-1 text-xs text-destructive">
            {`No invoices are created: amounts are in ${currency}, but the shop uses ${shopCurrency()}. Edit it${schedule.status === 'paused' ? ', then resume it' : ''}.`}
          </p>
        ) : null}
      </div>
      <p className="flex items-baseline gap-2 tabular-nums sm:block sm:text-end">
        <span className="font-medium sm:block">{moneyIn(currency, total)}</span>
        <span className="text-xs text-muted-foreground sm:block">{`${moneyIn(currency, yearly)} a year`}</span>
      </p>
      <div className="-ms-3 flex gap-1 sm:-me-3 sm:justify-end">
        <Can do="adminCreateInvoiceDraft">
          <Button
            variant="ghost"
            size="sm"
            busy={copy.isPending}
            aria-label={`${status === 'ended' ? 'Copy' : 'Edit'} the invoice for ${name}`}
            onClick={() => copy.start(id)}
          >
            {status === 'ended' ? 'Copy' : 'Edit'}
          </Button>
        </Can>
        {status === 'ended' ? null : (
          <Can do="adminSetInvoiceScheduleStatus">
            <Button
              variant="ghost"
              size="sm"
              busy={isPending && !isAsking}
              disabled={status === 'paused' && isForeign}
              aria-label={`${status === 'paused' ? 'Resume' : 'Pause'} the invoice for ${name}`}
              onClick={() => set(status === 'paused' ? 'active' : 'paused')}
            >
              {status === 'paused' ? 'Resume' : 'Pause'}
            </Button>
            <Button
              variant="ghost"
              size="sm"
              aria-label={`End the invoice for ${name}`}
              onClick={() => setAsking(true)}
            >
              End
            </Button>
          </Can>
        )}
      </div>
      <ConfirmDialog
        open={isAsking}
        question="End this recurring invoice?"
        action="End"
        busy={isPending}
        problem={error ? errorMessage(error, 'Failed to end the recurring invoice') : null}
        onConfirm={() => set('ended')}
        onCancel={close}
      >{`This recurring invoice for ${name} won’t create further invoices. Existing invoices are not affected. To change what recurs, edit it instead.`}</ConfirmDialog>
    </li>
  );
}
