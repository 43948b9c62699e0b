import { useId } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import { useAdminSaveWorkEntry } from '@/api/generated/admin-hours/admin-hours.ts';
import type { ProjectHours, WorkEntry } from '@/api/generated/model.ts';
import { workEntryInputTextMax } from '@/api/generated/zod/schemas/workEntryInput.zod.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Dialog, DialogContent } from '@/components/ui/dialog.tsx';
import { Field } from '@/components/ui/field.tsx';
import { useAttemptId } from '@/hooks/use-attempt-id.ts';
import { useForm } from '@/hooks/use-form.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { SelectField } from '../../kit/select-field.tsx';
import { checkEntry, ENTRY_FIELDS, toClock, toEntryInput } from './hours-rules.ts';

interface EntryDialogProps {
  readonly lead: string;
  readonly kind: WorkEntry['kind'];
  /** The one to change; undefined for a new one. */
  readonly entry?: WorkEntry | undefined;
  readonly hours: ProjectHours;
  /** A care plan runs. */
  readonly hasPlan: boolean;
  readonly onClose: () => void;
}

const BILLABLE = [
  { value: 'yes', label: 'Billable' },
  { value: 'no', label: 'Not billable' },
];
const PLAN = { value: 'plan', label: 'Care plan' };

const billingOf = (entry: WorkEntry | undefined, hasPlan: boolean): string => {
  if (entry?.status === 'care_plan' || (!entry && hasPlan)) return 'plan';
  return entry && !entry.billable ? 'no' : 'yes';
};

const titleOf = (kind: WorkEntry['kind'], entry: WorkEntry | undefined) => {
  if (kind === 'time') return entry ? 'Edit hours' : 'Add hours';
  return entry ? 'Edit expense' : 'Add expense';
};

/** Hours or an expense. Sent again after a failure, it is the same entry, also with other content: an answer may be lost. */
export function EntryDialog({ lead, kind, entry, hours, hasPlan, onClose }: EntryDialogProps) {
  const heading = useId();
  const { show } = useToast();
  const { mutateAsync } = useAdminSaveWorkEntry();
  const key = `work-${kind}-${entry?.id ?? lead}`;
  const attempt = useAttemptId(key);
  const isTime = kind === 'time';
  const { form, busy, failure, problem } = useForm({
    fields: ENTRY_FIELDS,
    draftKey: key,
    check: (values) => checkEntry(kind, values, hours.today),
    send: async (values) => {
      const data = toEntryInput(kind, values);
      await mutateAsync({ id: lead, entryId: entry?.id ?? attempt.toId('entry'), data });
      attempt.clear();
      show({ tone: 'success', text: isTime ? 'Hours saved' : 'Expense saved' });
      onClose();
    },
    refused: (error) => {
      const found = fieldProblems(error, ['worked_on', 'text', 'minutes', 'rate', 'amount', 'care_plan']);
      return {
        ...(found.worked_on && { 'work-day': found.worked_on }),
        ...(found.text && { 'work-text': found.text }),
        ...(found.minutes && { 'work-minutes': found.minutes }),
        ...(found.rate && { 'work-rate': found.rate }),
        ...(found.amount && { 'work-amount': found.amount }),
        ...(found.care_plan && { 'work-billable': found.care_plan }),
      };
    },
    toMessage: (error) => errorMessage(error, 'Failed to save the entry'),
  });
  return (
    <Dialog open onOpenChange={(next) => next || onClose()}>
      <DialogContent aria-labelledby={heading}>
        <form noValidate className="p-6" {...form}>
          <h2 id={heading} className="mb-4 text-xl">
            {titleOf(kind, entry)}
          </h2>
          {failure ? (
            <Banner tone="danger" className="mb-4">
              {failure}
            </Banner>
          ) : null}
          <Field
            name="work-text"
            label={isTime ? 'Task' : 'Description'}
            marked
            help="Shown on the invoice."
            autoComplete="off"
            maxLength={workEntryInputTextMax}
            defaultValue={entry?.text}
            error={problem('work-text')}
          />
          <div className="grid gap-x-4 sm:grid-cols-2">
            <Field
              name="work-day"
              label="Date"
              marked
              type="date"
              max={hours.today}
              defaultValue={entry?.worked_on ?? hours.today}
              error={problem('work-day')}
            />
            {isTime ? (
              <Field
                name="work-minutes"
                label="Duration"
                marked
                autoComplete="off"
                placeholder="2:20"
                defaultValue={entry ? toClock(entry.minutes) : ''}
                error={problem('work-minutes')}
              />
            ) : (
              <Field
                name="work-amount"
                label={`Amount without tax (${hours.currency})`}
                marked
                inputMode="decimal"
                autoComplete="off"
                defaultValue={entry?.amount.toFixed(2)}
                error={problem('work-amount')}
              />
            )}
            {isTime ? (
              <Field
                name="work-rate"
                label={`Hourly rate (${hours.currency})`}
                marked
                inputMode="decimal"
                autoComplete="off"
                defaultValue={(entry?.rate ?? hours.rate).toFixed(2)}
                error={problem('work-rate')}
              />
            ) : null}
            <SelectField
              name="work-billable"
              label="Billing"
              options={isTime && (hasPlan || entry?.status === 'care_plan') ? [PLAN, ...BILLABLE] : BILLABLE}
              defaultValue={billingOf(entry, hasPlan && isTime)}
              error={problem('work-billable')}
            />
          </div>
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <Button variant="outline" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" busy={busy}>
              Save
            </Button>
          </div>
        </form>
      </DialogContent>
    </Dialog>
  );
}
