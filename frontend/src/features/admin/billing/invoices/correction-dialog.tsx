import { useId } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import { useAdminCorrectInvoicePayment } from '@/api/generated/admin-invoices/admin-invoices.ts';
import type { DirectInvoice, RecordedPayment } from '@/api/generated/model.ts';
import { invoiceCorrectionInputReasonMax } from '@/api/generated/zod/schemas/invoiceCorrectionInput.zod.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Dialog, DialogContent } from '@/components/ui/dialog.tsx';
import { Field } from '@/components/ui/field.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { moneyIn } from '@/lib/format-amounts.ts';

interface CorrectionDialogProps {
  readonly invoice: DirectInvoice;
  /** Null while the dialog is closed. */
  readonly payment: RecordedPayment | null;
  readonly onClose: () => void;
}

/** Reverses a payment that was recorded by mistake. */
export function CorrectionDialog({ invoice: { id, currency }, payment, onClose }: CorrectionDialogProps) {
  const heading = useId();
  const { show } = useToast();
  const { mutateAsync } = useAdminCorrectInvoicePayment();
  const { form, busy, failure, problem } = useForm({
    fields: ['reason'],
    check: ({ reason }) => (reason.trim() === '' ? { reason: 'Please enter a reason' } : {}),
    send: async (values) => {
      if (!payment) return;
      await mutateAsync({ id, payment: payment.id, data: { reason: values.reason.trim() } });
      show({ tone: 'success', text: `Payment of ${moneyIn(currency, payment.amount)} reversed` });
      onClose();
    },
    refused: fieldProblems,
    toMessage: (error) => errorMessage(error, 'Failed to reverse the payment'),
  });
  const amount = moneyIn(currency, payment?.amount ?? 0);
  return (
    <Dialog open={payment !== null} onOpenChange={(next) => next || onClose()}>
      <DialogContent aria-labelledby={heading}>
        <form noValidate className="p-6" {...form}>
          <h2 id={heading} className="text-xl">
            Reverse this payment
          </h2>
          <p className="mt-2 mb-4 text-sm text-muted-foreground">{`A row of ${amount} is deducted, and the amount is due again. Nothing is deleted, and no email is sent.`}</p>
          {failure ? (
            <Banner tone="danger" className="mb-4">
              {failure}
            </Banner>
          ) : null}
          <Field
            name="reason"
            label="Reason"
            marked
            autoComplete="off"
            maxLength={invoiceCorrectionInputReasonMax}
            help="For your books."
            error={problem('reason')}
          />
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <Button variant="outline" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" busy={busy}>
              Reverse
            </Button>
          </div>
        </form>
      </DialogContent>
    </Dialog>
  );
}
