import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { errorMessage, hasStatus } from '@/api/api-error.ts';
import {
  invalidateAdminGetPayment,
  invalidateAdminListPayments,
  useAdminDecidePayment,
} from '@/api/generated/admin-payments/admin-payments.ts';
import type { AdminPaymentDetail, PaymentHold } from '@/api/generated/model.ts';
import { paymentDecisionInputReasonMax } from '@/api/generated/zod/schemas/paymentDecisionInput.zod.ts';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { moneyIn } from '@/lib/format-amounts.ts';

interface PaymentDecisionProps {
  readonly payment: AdminPaymentDetail;
  readonly size?: 'default' | 'sm';
}

/** The amount received is not the full amount, so it can only be refunded. */
const AMOUNT_HOLDS = new Set<PaymentHold>(['amount', 'currency', 'refund']);

type Decision = 'confirm' | 'refuse';

function confirmQuestion({ amount, currency, order, invoice }: AdminPaymentDetail): string {
  const money = moneyIn(currency, amount);
  if (order) return `Did you receive ${money} for order #${order.number}?`;
  return invoice ? `Did you receive ${money} for invoice ${invoice.number}?` : `Add ${money} to the wallet?`;
}

function confirmMessage({ customer, order, invoice }: AdminPaymentDetail): string {
  const name = (customer ?? invoice)?.name ?? 'The customer';
  if (invoice) return `${name} is notified by email. The payment is recorded on the invoice.`;
  return `${name} is notified by email and ${order ? 'gets the file' : 'can spend it'} immediately.`;
}

/** Confirming completes the order, pays the invoice or credits the wallet, rejecting ends the payment; both ask first. */
export function PaymentDecision({ payment, size = 'default' }: PaymentDecisionProps) {
  const { id, hold, transferNumber } = payment;
  const client = useQueryClient();
  const [pendingDecision, setPendingDecision] = useState<Decision | null>(null);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const { show } = useToast();
  const { mutate, isPending, error, reset } = useAdminDecidePayment();
  const isRefusal = pendingDecision === 'refuse';
  const requestDecision = (decision: Decision) => {
    reset();
    setProblem(undefined);
    setPendingDecision(decision);
  };
  const decide = () => {
    if (!pendingDecision) return;
    if (isRefusal && reason.trim() === '') {
      setProblem('Please enter a reason');
      field.current?.focus();
      return;
    }
    mutate(
      { id, data: { decision: pendingDecision, transferNumber, ...(isRefusal ? { reason: reason.trim() } : {}) } },
      {
        onSuccess: () => {
          show({ tone: 'success', text: isRefusal ? 'Payment declined' : 'Payment confirmed' });
          setPendingDecision(null);
        },
        // Another administrator decided first, or the transfer reference has changed: the displayed data is stale.
        onError: (failed) => {
          if (!hasStatus(failed, 409)) return;
          void invalidateAdminGetPayment(client, id);
          void invalidateAdminListPayments(client);
        },
      },
    );
  };
  return (
    <>
      <Button variant="outline" size={size} disabled={isPending} onClick={() => requestDecision('refuse')}>
        Decline
      </Button>
      {hold !== null && AMOUNT_HOLDS.has(hold) ? null : (
        <Button size={size} disabled={isPending} onClick={() => requestDecision('confirm')}>
          Confirm payment
        </Button>
      )}
      <ConfirmDialog
        open={pendingDecision !== null}
        question={isRefusal ? 'Decline this payment?' : confirmQuestion(payment)}
        tone={isRefusal ? 'danger' : 'calm'}
        action={isRefusal ? 'Decline' : 'Confirm payment'}
        busy={isPending}
        problem={error ? errorMessage(error, 'Failed to save the decision') : null}
        onConfirm={decide}
        onCancel={() => setPendingDecision(null)}
      >
        {isRefusal ? (
          <Field
            ref={field}
            name="reason"
            label="Reason"
            required
            maxLength={paymentDecisionInputReasonMax}
            autoComplete="off"
            value={reason}
            help="Shown to the customer"
            error={problem}
            onChange={({ currentTarget }) => {
              setReason(currentTarget.value);
              setProblem(undefined);
            }}
          />
        ) : (
          confirmMessage(payment)
        )}
      </ConfirmDialog>
    </>
  );
}
