import { BellOff, BellRing, Mail } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import {
  useAdminGetInvoiceReminders,
  useAdminSendInvoiceReminder,
  useAdminSilenceInvoice,
} from '@/api/generated/admin-invoices/admin-invoices.ts';
import type { DirectInvoice, InvoiceReminders, SentReminder } from '@/api/generated/model.ts';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { formatDate } from '@/lib/format.ts';
import { moneyIn } from '@/lib/format-amounts.ts';
import { formatShopTime } from '@/lib/format-moment.ts';
import { Can } from '../../kit/can.tsx';
import { listReaders } from './invoice-readers.ts';
import { stepText } from './reminder-rules.ts';

const STATES: Readonly<Record<NonNullable<InvoiceReminders['pause_reason']>, string>> = {
  paid: 'Nothing left to pay.',
  payment_check: 'Paused while a payment is being checked.',
  disputed: 'Paused while a payment is disputed.',
  silenced: 'Silenced for this invoice.',
};

/** The reminders of an unpaid invoice: what was sent, and what comes next. */
export function RemindersCard({ invoice }: { readonly invoice: DirectInvoice }) {
  const query = useAdminGetInvoiceReminders(invoice.id);
  return (
    <Card className="mt-6 max-w-216 p-5 sm:p-6 print:hidden">
      <QueryState
        query={query}
        loading="Loading reminders"
        skeleton={<Skeleton className="h-16 w-full" />}
        toMessage={(error) => errorMessage(error, 'Failed to fetch the reminders')}
      >
        {(reminders) => <Reminders invoice={invoice} reminders={reminders} />}
      </QueryState>
    </Card>
  );
}

interface RemindersProps {
  readonly invoice: DirectInvoice;
  readonly reminders: InvoiceReminders;
}

const senderOf = ({ days, sent_by }: SentReminder): string =>
  days === null ? `sent by ${sent_by ?? 'an administrator'}` : stepText(days);

function Reminders({ invoice, reminders: { silenced, pause_reason: pauseReason, sent, upcoming } }: RemindersProps) {
  const { id, number, currency, due } = invoice;
  const { show } = useToast();
  const [isAsking, setAsking] = useState(false);
  const remind = useAdminSendInvoiceReminder();
  const silenceInvoice = useAdminSilenceInvoice();
  const canSend = pauseReason === null || pauseReason === 'silenced';
  const close = () => {
    setAsking(false);
    remind.reset();
  };
  const send = () =>
    remind.mutate(
      { id, data: { sent: sent.length } },
      {
        onSuccess: () => {
          close();
          show({ tone: 'success', text: 'Reminder sent' });
        },
      },
    );
  const toggle = () =>
    silenceInvoice.mutate(
      { id, data: { silenced: !silenced } },
      {
        onSuccess: () => show({ tone: 'success', text: silenced ? 'Reminders resumed' : 'Reminders silenced' }),
        onError: (error) => show({ tone: 'danger', text: errorMessage(error, 'Failed to change the reminders') }),
      },
    );
  const state = pauseReason === null ? (upcoming.length === 0 ? 'No reminders planned.' : null) : STATES[pauseReason];
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="min-w-0 flex-1 basis-56">
          <h2 className="text-lg">Reminders</h2>
          {state ? <p className="mt-1 text-sm text-muted-foreground">{state}</p> : null}
        </div>
        {canSend ? (
          <div className="flex flex-wrap gap-3">
            <Can do="adminSilenceInvoice">
              <Button variant="ghost" className="max-sm:-ms-5" busy={silenceInvoice.isPending} onClick={toggle}>
                {silenced ? <BellRing aria-hidden="true" /> : <BellOff aria-hidden="true" />}
                <span>{silenced ? 'Resume' : 'Silence'}</span>
              </Button>
            </Can>
            <Can do="adminSendInvoiceReminder">
              <Button variant="outline" onClick={() => setAsking(true)}>
                <Mail aria-hidden="true" />
                Send reminder
              </Button>
            </Can>
          </div>
        ) : null}
      </div>
      {sent.length > 0 ? (
        <ul aria-label="Sent reminders" className="mt-3 divide-y divide-border text-sm">
          {sent.map((reminder) => (
            <li key={reminder.id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5">
              <span className="min-w-0">
                <span className="font-medium">{formatShopTime(reminder.sent_at)}</span>
                <span className="text-muted-foreground">{` · ${senderOf(reminder)}`}</span>
              </span>
              <span className="font-medium tabular-nums">{moneyIn(currency, reminder.amount)}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {upcoming.length > 0 ? (
        <>
          <h3 className="mt-4 text-sm font-semibold">Next</h3>
          <ul aria-label="Next reminders" className="mt-1 divide-y divide-border text-sm">
            {upcoming.map(({ on, dueOn, days }) => (
              <li key={`${dueOn} ${days}`} className="py-2.5">
                <span className="font-medium">{formatDate(on)}</span>
                <span className="text-muted-foreground">{` · ${stepText(days)}, ${formatDate(dueOn)}`}</span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <ConfirmDialog
        open={isAsking}
        question="Send a reminder now?"
        action="Send reminder"
        tone="calm"
        busy={remind.isPending}
        problem={remind.error ? errorMessage(remind.error, 'Failed to send the reminder') : null}
        onConfirm={send}
        onCancel={close}
      >
        <p className="wrap-anywhere">{`A reminder to pay ${moneyIn(currency, due)} for invoice ${number} is emailed to ${listReaders(invoice.payers, { name: '', email: invoice.email })}, with the payment link and the PDF.`}</p>
      </ConfirmDialog>
    </>
  );
}
