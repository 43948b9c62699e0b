import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { hasStatus, messageOf } from '@/api/api-error.ts';
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
import { formatMoney } from '@/lib/format.ts';

interface PaymentDecisionProps {
  readonly payment: AdminPaymentDetail;
}

/** The amount received is not the full amount, so it can only be refunded. */
const OTHER_SUM = new Set<PaymentHold>(['amount', 'currency', 'refund']);

type Decision = 'confirm' | 'refuse';

const confirmQuestion = ({ amount, order }: AdminPaymentDetail): string =>
  order
    ? `Did you receive ${formatMoney(amount)} for order #${order.number}?`
    : `Add ${formatMoney(amount)} to the wallet?`;

const confirmMeaning = ({ customer, order }: AdminPaymentDetail): string =>
  `${customer?.name ?? 'The customer'} is notified by email and ${order ? 'gets the file' : 'can spend it'} immediately.`;

/** Confirming completes the order or credits the wallet, rejecting ends the payment; both ask first. */
export function PaymentDecision({ payment }: PaymentDecisionProps) {
  const { id, hold, transferNumber } = payment;
  const client = useQueryClient();
  const [asked, setAsked] = useState<Decision | null>(null);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const { show } = useToast();
  const { mutate, isPending, error, reset } = useAdminDecidePayment();
  const isRefusal = asked === 'refuse';
  const ask = (decision: Decision) => {
    reset();
    setProblem(undefined);
    setAsked(decision);
  };
  const decide = () => {
    if (!asked) return;
    if (isRefusal && reason.trim() === '') {
      setProblem('Please enter a reason');
      field.current?.focus();
      return;
    }
    mutate(
      { id, data: { decision: asked, transferNumber, ...(isRefusal ? { reason: reason.trim() } : {}) } },
      {
        onSuccess: () => {
          show({ tone: 'success', text: isRefusal ? 'Payment refused' : 'Payment confirmed' });
          setAsked(null);
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
      <Button variant="outline" disabled={isPending} onClick={() => ask('refuse')}>
        Refuse
      </Button>
      {hold !== null && OTHER_SUM.has(hold) ? null : (
        <Button disabled={isPending} onClick={() => ask('confirm')}>
          Confirm payment
        </Button>
      )}
      <ConfirmDialog
        open={asked !== null}
        question={isRefusal ? 'Refuse this payment?' : confirmQuestion(payment)}
        tone={isRefusal ? 'danger' : 'calm'}
        action={isRefusal ? 'Refuse' : 'Confirm payment'}
        busy={isPending}
        problem={error ? messageOf(error, 'Failed to save the decision') : null}
        onConfirm={decide}
        onCancel={() => setAsked(null)}
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
          confirmMeaning(payment)
        )}
      </ConfirmDialog>
    </>
  );
}
