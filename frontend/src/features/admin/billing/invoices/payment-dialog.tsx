import { useId } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import { useAdminRecordInvoicePayment } from '@/api/generated/admin-invoices/admin-invoices.ts';
import { type DirectInvoice, InvoicePaymentMethod, type RecordedPaymentMethod } from '@/api/generated/model.ts';
import { invoicePaymentInputReferenceMax } from '@/api/generated/zod/schemas/invoicePaymentInput.zod.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Dialog, DialogContent } from '@/components/ui/dialog.tsx';
import { Field } from '@/components/ui/field.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { businessDay } from '@/lib/business-time-zone.ts';
import { moneyIn } from '@/lib/format-amounts.ts';
import { readAmount } from '../../kit/read-number.ts';
import { SelectField } from '../../kit/select-field.tsx';
import { WithheldFields } from './withheld-fields.tsx';
import { checkReceived, checkWithheld, readWithheld, sumOf } from './withheld-rules.ts';

export const METHOD_LABELS: Readonly<Record<RecordedPaymentMethod, string>> = {
  bank: 'Bank transfer',
  mobile: 'Mobile wallet',
  card: 'Card',
  cash: 'Cash',
  cheque: 'Cheque',
  other: 'Other',
  online: 'Paid online',
  withheld: 'Tax withheld',
};

const METHODS = Object.values(InvoicePaymentMethod);
const options = METHODS.map((value) => ({ value, label: METHOD_LABELS[value] }));

interface PaymentDialogProps {
  readonly invoice: DirectInvoice;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Records money that has arrived outside the site, in full or in part. */
export function PaymentDialog({
  invoice: { id, number, currency, left, due, email },
  open,
  onClose,
}: PaymentDialogProps) {
  const heading = useId();
  const { show } = useToast();
  const { mutateAsync } = useAdminRecordInvoicePayment();
  const today = businessDay(Date.now());
  const { form, busy, failure, problem } = useForm({
    // Other dialogs of the page have an amount and a certificate as well.
    fields: ['received', 'paidOn', 'method', 'reference', 'taxKind', 'taxAmount', 'taxCertificate', 'taxCertifiedOn'],
    check: (values) => ({
      ...checkWithheld(values, left, currency, today),
      ...checkReceived(values, left, currency),
      ...((values.paidOn === '' || values.paidOn > today) && {
        paidOn: 'Please enter a day that is not in the future',
      }),
    }),
    send: async ({ received, paidOn, method, reference, ...tax }) => {
      const known = METHODS.find((value) => value === method) ?? 'other';
      const paid = readAmount(received) ?? 0;
      const withheld = readWithheld(tax);
      await mutateAsync({ id, data: { amount: paid, left, paidOn, method: known, reference, ...withheld } });
      show({ tone: 'success', text: `Payment of ${moneyIn(currency, sumOf(paid, withheld))} recorded` });
      onClose();
    },
    refused: fieldProblems,
    toMessage: (error) => errorMessage(error, 'Failed to record the payment'),
  });
  return (
    <Dialog open={open} onOpenChange={(next) => next || onClose()}>
      <DialogContent aria-labelledby={heading}>
        <form noValidate className="p-6" {...form}>
          <h2 id={heading} className="text-xl">{`Payment of invoice ${number}`}</h2>
          <p className="mt-2 mb-4 text-sm wrap-anywhere text-muted-foreground">
            {`For money that arrived outside the site. A confirmation is emailed to ${email}.`}
          </p>
          {failure ? (
            <Banner tone="danger" className="mb-4">
              {failure}
            </Banner>
          ) : null}
          <div className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
            <Field
              name="received"
              label={`Amount (${currency})`}
              marked
              inputMode="decimal"
              autoComplete="off"
              defaultValue={due.toFixed(2)}
              help={`${moneyIn(currency, left)} is still due.`}
              error={problem('received')}
              className="tabular-nums"
            />
            <Field
              name="paidOn"
              label="Received on"
              marked
              type="date"
              max={today}
              defaultValue={today}
              error={problem('paidOn')}
            />
            <SelectField name="method" label="Method" options={options} defaultValue="bank" />
            <Field
              name="reference"
              label="Reference"
              autoComplete="off"
              maxLength={invoicePaymentInputReferenceMax}
              help="The transfer reference, for example."
              error={problem('reference')}
            />
          </div>
          <WithheldFields today={today} currency={currency} problem={problem} />
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <Button variant="outline" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" busy={busy}>
              Record payment
            </Button>
          </div>
        </form>
      </DialogContent>
    </Dialog>
  );
}
