import { type ReactNode, useId } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import { useAdminEndCarePlan, useAdminStartCarePlan } from '@/api/generated/admin-hours/admin-hours.ts';
import { carePlanInputFeeMax, carePlanInputMinutesMax } from '@/api/generated/zod/schemas/carePlanInput.zod.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Dialog, DialogContent } from '@/components/ui/dialog.tsx';
import { Field } from '@/components/ui/field.tsx';
import { useAttemptId } from '@/hooks/use-attempt-id.ts';
import { useForm } from '@/hooks/use-form.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { businessDay } from '@/lib/business-time-zone.ts';
import { shopCurrency } from '@/lib/format.ts';
import { readAmount, readQuantity } from '../../kit/read-number.ts';
import { SelectField } from '../../kit/select-field.tsx';

interface DialogProps {
  readonly lead: string;
  readonly onClose: () => void;
}

interface FrameProps extends Pick<ReturnType<typeof useForm>, 'form' | 'busy' | 'failure'> {
  readonly title: string;
  readonly action: string;
  readonly isFinal?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

function Frame({ form, busy, failure, title, action, isFinal = false, onClose, children }: FrameProps) {
  const heading = useId();
  return (
    <Dialog open onOpenChange={(next) => next || onClose()}>
      <DialogContent aria-labelledby={heading}>
        <form noValidate className="p-6" {...form}>
          <h2 id={heading} className="mb-4 text-xl">
            {title}
          </h2>
          {failure ? (
            <Banner tone="danger" className="mb-4">
              {failure}
            </Banner>
          ) : null}
          {children}
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <Button variant="outline" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" variant={isFinal ? 'destructive' : 'default'} busy={busy}>
              {action}
            </Button>
          </div>
        </form>
      </DialogContent>
    </Dialog>
  );
}

const UNUSED = [
  { value: 'lapse', label: 'Lapse' },
  { value: 'carry', label: 'Carry over to the next month' },
];
const SENDING = [
  { value: 'draft', label: 'Left as drafts' },
  { value: 'send', label: 'Sent automatically' },
];

const isAmount = (amount: number | null) => amount !== null && amount <= carePlanInputFeeMax;

/** Hours as a number with decimals, such as 5 or 7.5, in whole minutes; null for anything else. */
function readHours(text: string): number | null {
  const hours = readQuantity(text);
  const minutes = hours === null ? null : Math.round(hours * 60);
  return minutes !== null && minutes <= carePlanInputMinutesMax ? minutes : null;
}

/** Sent again after a failure, it is the same plan. */
export function StartPlan({ lead, onClose }: DialogProps) {
  const { show } = useToast();
  const { mutateAsync } = useAdminStartCarePlan();
  const today = businessDay(Date.now());
  const key = `care-plan-${lead}`;
  const attempt = useAttemptId(key);
  const currency = shopCurrency();
  const { problem, ...state } = useForm({
    fields: ['fee', 'plan-hours', 'plan-rate', 'starts_on', 'unused', 'sends'],
    draftKey: key,
    check: (values) => ({
      ...((!isAmount(readAmount(values.fee)) || readAmount(values.fee) === 0) && { fee: 'Please enter an amount' }),
      ...(readHours(values['plan-hours']) === null && { 'plan-hours': 'Please enter a number of hours' }),
      ...(!isAmount(readAmount(values['plan-rate'])) && { 'plan-rate': 'Please enter an amount' }),
      ...((values.starts_on === '' || values.starts_on < today) && {
        starts_on: 'Please enter a day that is not in the past',
      }),
    }),
    send: async (values) => {
      const data = {
        fee: readAmount(values.fee) ?? 0,
        minutes: readHours(values['plan-hours']) ?? 0,
        rate: readAmount(values['plan-rate']) ?? 0,
        carries_over: values.unused === 'carry',
        sends: values.sends === 'send',
        starts_on: values.starts_on,
      };
      await mutateAsync({ id: lead, data: { id: attempt.toId(data), ...data } });
      attempt.clear();
      show({ tone: 'success', text: 'Care plan started' });
      onClose();
    },
    refused: (error) => {
      const { rate, ...found } = fieldProblems(error, ['fee', 'rate', 'starts_on']);
      return { ...found, ...(rate && { 'plan-rate': rate }) };
    },
    toMessage: (error) => errorMessage(error, 'Failed to start the care plan'),
  });
  const amount = { marked: true, inputMode: 'decimal', autoComplete: 'off' } as const;
  return (
    <Frame title="Start care plan" action="Start plan" onClose={onClose} {...state}>
      <div className="grid gap-x-4 sm:grid-cols-2">
        <Field name="fee" label={`Monthly fee (${currency})`} {...amount} error={problem('fee')} />
        <Field name="plan-hours" label="Hours included" {...amount} error={problem('plan-hours')} />
        <Field
          name="plan-rate"
          label={`Rate for additional hours (${currency})`}
          {...amount}
          error={problem('plan-rate')}
        />
        <SelectField name="unused" label="Unused hours" options={UNUSED} defaultValue="lapse" />
        <Field
          name="starts_on"
          label="First invoice on"
          marked
          type="date"
          min={today}
          defaultValue={today}
          error={problem('starts_on')}
        />
        <SelectField name="sends" label="New invoices are" options={SENDING} defaultValue="draft" />
      </div>
      <p className="text-sm text-muted-foreground">
        Tax is added as set under Rate and tax. The client sees used and remaining hours.
      </p>
    </Frame>
  );
}

interface EndPlanProps extends DialogProps {
  /** last day of the current month; undefined before the first one */
  readonly until: string | undefined;
}

/** Ends the plan on a day. */
export function EndPlan({ lead, until, onClose }: EndPlanProps) {
  const { show } = useToast();
  const { mutateAsync } = useAdminEndCarePlan();
  const today = businessDay(Date.now());
  const { problem, ...state } = useForm({
    fields: ['ends_on'],
    check: ({ ends_on: day }) =>
      day === '' || day < today ? { ends_on: 'Please enter a day that is not in the past' } : {},
    send: async ({ ends_on }) => {
      await mutateAsync({ id: lead, data: { ends_on } });
      show({ tone: 'success', text: 'Care plan end date saved' });
      onClose();
    },
    refused: fieldProblems,
    toMessage: (error) => errorMessage(error, 'Failed to end the care plan'),
  });
  return (
    <Frame title="End the care plan?" action="End plan" isFinal onClose={onClose} {...state}>
      <Field
        name="ends_on"
        label="Last day"
        marked
        type="date"
        min={today}
        defaultValue={until ?? today}
        help="No invoices are created after this day. The client sees it on the client page."
        error={problem('ends_on')}
      />
    </Frame>
  );
}
