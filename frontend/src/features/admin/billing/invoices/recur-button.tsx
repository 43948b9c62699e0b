import { useNavigate } from '@tanstack/react-router';
import { Repeat } from 'lucide-react';
import { useId, useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import { useAdminCreateInvoiceSchedule } from '@/api/generated/admin-invoices/admin-invoices.ts';
import type { InvoiceDraft } from '@/api/generated/model.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Dialog, DialogContent } from '@/components/ui/dialog.tsx';
import { Field } from '@/components/ui/field.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { businessDay } from '@/lib/business-time-zone.ts';
import { SelectField } from '../../kit/select-field.tsx';
import { type DraftProblems, sendingProblems } from './draft-form.ts';
import { checkRecurrence, EVERY_LABELS, firstDays, toScheduleInput } from './recur-rules.ts';
import type { InvoiceDraftState } from './use-invoice-draft.ts';

interface RecurButtonProps {
  readonly draft: InvoiceDraft;
  readonly state: InvoiceDraftState;
  readonly onMissing: (problems: DraftProblems) => void;
}

const EVERY = Object.entries(EVERY_LABELS).map(([value, label]) => ({ value, label }));
const ENDS = [
  { value: 'never', label: 'Never' },
  { value: 'day', label: 'On a date' },
  { value: 'times', label: 'After a number of invoices' },
];
const SENDING = [
  { value: 'draft', label: 'Left as drafts' },
  { value: 'send', label: 'Sent automatically' },
];

/** Makes the draft a recurring invoice; what it lacks is shown at its fields. */
export function RecurButton({ draft, state, onMissing }: RecurButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const hasParts = state.content.deposits.length > 0 || state.content.instalments.length > 0;
  const open = () => {
    const found = { ...sendingProblems(state.content, draft.currency), ...state.problems };
    onMissing(found);
    const [first] = Object.keys(found);
    if (first) setTimeout(() => document.getElementById(first)?.focus());
    else setOpen(true);
  };
  if (hasParts) return null;
  return (
    <>
      <Button variant="outline" className="mt-3 w-full" disabled={state.theirs !== null} onClick={open}>
        <Repeat aria-hidden="true" />
        Make recurring
      </Button>
      <RecurDialog key={String(isOpen)} draft={draft} state={state} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

interface RecurDialogProps extends Omit<RecurButtonProps, 'onMissing'> {
  readonly open: boolean;
  readonly onClose: () => void;
}

function RecurDialog({ draft, state, open, onClose }: RecurDialogProps) {
  const heading = useId();
  const { show } = useToast();
  const navigate = useNavigate();
  const today = businessDay(Date.now());
  const [end, setEnd] = useState('never');
  const [first, setFirst] = useState({ every: 'month', on: today });
  const days = firstDays(first.every, first.on);
  const { mutateAsync } = useAdminCreateInvoiceSchedule();
  const { form, busy, failure, problem } = useForm({
    fields: ['every', 'first_on', 'end', 'ends_on', 'times', 'sends'],
    check: (values) => checkRecurrence(values, today),
    send: async (values) => {
      const version = await state.flush();
      if (version === undefined) throw new Error('The draft could not be saved. Please try again.');
      await mutateAsync({ data: toScheduleInput(values, { draft_id: draft.id, version }) });
      show({ tone: 'success', text: 'Recurring invoice saved' });
      onClose();
      await navigate({ to: '/admin/orders/invoices', search: {}, replace: true });
    },
    refused: fieldProblems,
    toMessage: (error) => errorMessage(error, 'Failed to save the recurring invoice'),
  });
  return (
    <Dialog open={open} onOpenChange={(next) => next || onClose()}>
      <DialogContent aria-labelledby={heading}>
        <form noValidate className="p-6" {...form}>
          <h2 id={heading} className="text-xl">
            Make this invoice recurring
          </h2>
          <p className="mt-2 mb-4 text-sm text-muted-foreground">
            {
              'The draft becomes the template. {period} in its texts is replaced by the period, such as July 2026; without it, the period follows each description.'
            }
          </p>
          {failure ? (
            <Banner tone="danger" className="mb-4">
              {failure}
            </Banner>
          ) : null}
          <div className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
            <SelectField
              name="every"
              label="Recurs"
              options={EVERY}
              defaultValue="month"
              onChange={({ currentTarget: { value } }) => setFirst(({ on }) => ({ every: value, on }))}
            />
            <Field
              name="first_on"
              label="First invoice on"
              marked
              type="date"
              min={today}
              defaultValue={today}
              error={problem('first_on')}
              onChange={({ currentTarget: { value } }) => setFirst(({ every }) => ({ every, on: value }))}
            />
            {days ? (
              <p className="-mt-3 mb-3 text-sm text-muted-foreground sm:col-span-2">{`Invoices on ${days}`}</p>
            ) : null}
            <SelectField
              name="end"
              label="Ends"
              options={ENDS}
              defaultValue="never"
              onChange={({ currentTarget }) => setEnd(currentTarget.value)}
            />
            <div hidden={end !== 'day'}>
              <Field name="ends_on" label="Last day" type="date" min={today} error={problem('ends_on')} />
            </div>
            <div hidden={end !== 'times'}>
              <Field
                name="times"
                label="Number of invoices"
                inputMode="numeric"
                autoComplete="off"
                error={problem('times')}
              />
            </div>
            <div className="sm:col-span-2">
              <SelectField name="sends" label="New invoices are" options={SENDING} defaultValue="draft" />
            </div>
          </div>
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <Button variant="outline" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" busy={busy}>
              Make recurring
            </Button>
          </div>
        </form>
      </DialogContent>
    </Dialog>
  );
}
