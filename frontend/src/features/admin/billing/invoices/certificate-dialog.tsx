import { useId } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import { useAdminAddTaxCertificate } from '@/api/generated/admin-invoices/admin-invoices.ts';
import type { DirectInvoice, RecordedPayment } from '@/api/generated/model.ts';
import { taxCertificateNumberMax } from '@/api/generated/zod/schemas/taxCertificate.zod.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Dialog, DialogContent } from '@/components/ui/dialog.tsx';
import { Field } from '@/components/ui/field.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { businessDay } from '@/lib/business-time-zone.ts';
import { moneyIn } from '@/lib/format-amounts.ts';

interface CertificateDialogProps {
  readonly invoice: DirectInvoice;
  /** Null while the dialog is closed. */
  readonly payment: RecordedPayment | null;
  readonly onClose: () => void;
}

/** Adds the certificate of withheld tax, or replaces it. */
export function CertificateDialog({ invoice: { id, currency }, payment, onClose }: CertificateDialogProps) {
  const heading = useId();
  const { show } = useToast();
  const { mutateAsync } = useAdminAddTaxCertificate();
  const certificate = payment?.withheld?.certificate;
  const today = businessDay(Date.now());
  const { form, busy, failure, problem } = useForm({
    fields: ['number', 'issuedOn'],
    check: ({ number, issuedOn }) => ({
      ...(number.trim() === '' && { number: 'Please enter the number of the certificate' }),
      ...((issuedOn === '' || issuedOn > today) && { issuedOn: 'Please enter a day that is not in the future' }),
    }),
    send: async (values) => {
      if (!payment) return;
      const { number, issuedOn } = values;
      await mutateAsync({ id, payment: payment.id, data: { number: number.trim(), issuedOn } });
      show({ tone: 'success', text: 'Certificate saved' });
      onClose();
    },
    refused: fieldProblems,
    toMessage: (error) => errorMessage(error, 'Failed to save the certificate'),
  });
  const amount = moneyIn(currency, payment?.amount ?? 0);
  return (
    <Dialog open={payment !== null} onOpenChange={(next) => next || onClose()}>
      <DialogContent aria-labelledby={heading}>
        <form noValidate className="p-6" {...form}>
          <h2 id={heading} className="text-xl">
            Certificate of withheld tax
          </h2>
          <p className="mt-2 mb-4 text-sm text-muted-foreground">{`For ${amount} that the customer withheld.`}</p>
          {failure ? (
            <Banner tone="danger" className="mb-4">
              {failure}
            </Banner>
          ) : null}
          <div className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
            <Field
              name="number"
              label="Certificate number"
              marked
              autoComplete="off"
              maxLength={taxCertificateNumberMax}
              defaultValue={certificate?.number ?? ''}
              error={problem('number')}
            />
            <Field
              name="issuedOn"
              label="Certificate date"
              marked
              type="date"
              max={today}
              defaultValue={certificate?.issuedOn ?? ''}
              error={problem('issuedOn')}
            />
          </div>
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <Button variant="outline" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" busy={busy}>
              Save certificate
            </Button>
          </div>
        </form>
      </DialogContent>
    </Dialog>
  );
}
