import { parseCents } from '@contract/rules/money.ts';
import { useId } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { useAdminCreditInvoice } from '@/api/generated/admin-invoices/admin-invoices.ts';
import type { DirectInvoice } from '@/api/generated/model.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Dialog, DialogContent } from '@/components/ui/dialog.tsx';
import { Field } from '@/components/ui/field.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { moneyIn } from '@/lib/format-amounts.ts';
import { readAmount } from '../../kit/read-number.ts';

interface CreditDialogProps {
  readonly invoice: DirectInvoice;
  /** What can be credited, in units of its currency. */
  readonly left: number;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Credits an invoice in full or in part: the only change after it was sent. */
export function CreditDialog({ invoice: { id, number, currency, email }, left, open, onClose }: CreditDialogProps) {
  const heading = useId();
  const { show } = useToast();
  const { mutateAsync } = useAdminCreditInvoice();
  const { form, busy, failure, problem } = useForm({
    fields: ['amount'],
    check: ({ amount }) => {
      if (parseCents(readAmount(amount) ?? 0, left) !== undefined) return {};
      return { amount: `Please enter an amount up to ${moneyIn(currency, left)}` };
    },
    send: async ({ amount }) => {
      const credited = readAmount(amount) ?? 0;
      await mutateAsync({ id, data: { amount: credited, left } });
      show({ tone: 'success', text: `Credit note of ${moneyIn(currency, credited)} sent` });
      onClose();
    },
    toMessage: (error) => errorMessage(error, 'Failed to credit the invoice'),
  });
  return (
    <Dialog open={open} onOpenChange={(next) => next || onClose()}>
      <DialogContent aria-labelledby={heading}>
        <form noValidate className="p-6" {...form}>
          <h2 id={heading} className="text-xl">{`Credit invoice ${number}`}</h2>
          <p className="mt-2 mb-4 text-sm wrap-anywhere text-muted-foreground">
            {`A credit note with its own number is emailed to ${email}. Each line is reduced in proportion. This can’t be undone.`}
          </p>
          {failure ? (
            <Banner tone="danger" className="mb-4">
              {failure}
            </Banner>
          ) : null}
          <Field
            name="amount"
            label={`Amount (${currency})`}
            marked
            inputMode="decimal"
            autoComplete="off"
            defaultValue={left.toFixed(2)}
            help={`${moneyIn(currency, left)} is left.`}
            error={problem('amount')}
            className="tabular-nums"
          />
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <Button variant="outline" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" busy={busy}>
              Send credit note
            </Button>
          </div>
        </form>
      </DialogContent>
    </Dialog>
  );
}
