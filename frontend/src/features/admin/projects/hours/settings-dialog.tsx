import { useId } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import { useAdminSetProjectHours } from '@/api/generated/admin-hours/admin-hours.ts';
import type { ProjectHours } from '@/api/generated/model.ts';
import {
  projectHoursInputRateMax,
  projectHoursInputTaxNameMax,
  projectHoursInputTaxPercentMax,
} from '@/api/generated/zod/schemas/projectHoursInput.zod.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Dialog, DialogContent } from '@/components/ui/dialog.tsx';
import { Field } from '@/components/ui/field.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { readAmount } from '../../kit/read-number.ts';
import { SelectField } from '../../kit/select-field.tsx';

interface SettingsDialogProps {
  readonly lead: string;
  readonly hours: ProjectHours;
  readonly onClose: () => void;
}

const SHOWN = [
  { value: 'no', label: 'Hidden from the client' },
  { value: 'yes', label: 'Shown to the client by month' },
];

const isBelow = (amount: number | null, max: number) => amount !== null && amount <= max;

/** Rate, tax, and whether the client sees the hours. */
export function SettingsDialog({ lead, hours, onClose }: SettingsDialogProps) {
  const heading = useId();
  const { show } = useToast();
  const { mutateAsync } = useAdminSetProjectHours();
  const { form, busy, failure, problem } = useForm({
    fields: ['hours-rate', 'taxName', 'taxPercent', 'shown'],
    check: (values) => ({
      ...(!isBelow(readAmount(values['hours-rate']), projectHoursInputRateMax) && {
        'hours-rate': 'Please enter an amount',
      }),
      ...(!isBelow(readAmount(values.taxPercent), projectHoursInputTaxPercentMax) && {
        taxPercent: 'Please enter a rate from 0 to 100',
      }),
    }),
    send: async (values) => {
      await mutateAsync({
        id: lead,
        data: {
          rate: readAmount(values['hours-rate']) ?? 0,
          taxName: values.taxName.trim(),
          taxPercent: readAmount(values.taxPercent) ?? 0,
          shown: values.shown === 'yes',
        },
      });
      show({ tone: 'success', text: 'Rate and tax saved' });
      onClose();
    },
    refused: fieldProblems,
    toMessage: (error) => errorMessage(error, 'Failed to save rate and tax'),
  });
  return (
    <Dialog open onOpenChange={(next) => next || onClose()}>
      <DialogContent aria-labelledby={heading}>
        <form noValidate className="p-6" {...form}>
          <h2 id={heading} className="mb-4 text-xl">
            Rate and tax
          </h2>
          {failure ? (
            <Banner tone="danger" className="mb-4">
              {failure}
            </Banner>
          ) : null}
          <Field
            name="hours-rate"
            label={`Hourly rate without tax (${hours.currency})`}
            marked
            help="For new entries. Existing ones keep their rate."
            inputMode="decimal"
            autoComplete="off"
            defaultValue={hours.rate.toFixed(2)}
            error={problem('hours-rate')}
          />
          <div className="grid gap-x-4 sm:grid-cols-2">
            <Field
              name="taxName"
              label="Tax"
              placeholder="VAT"
              autoComplete="off"
              maxLength={projectHoursInputTaxNameMax}
              defaultValue={hours.taxName}
              error={problem('taxName')}
            />
            <Field
              name="taxPercent"
              label="Tax rate in %"
              inputMode="decimal"
              autoComplete="off"
              defaultValue={String(hours.taxPercent)}
              error={problem('taxPercent')}
            />
          </div>
          <SelectField
            name="shown"
            label="Hours on the client page"
            options={SHOWN}
            defaultValue={hours.shown ? 'yes' : 'no'}
          />
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
