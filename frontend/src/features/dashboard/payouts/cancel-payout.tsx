import { useQueryClient } from '@tanstack/react-query';
import { errorMessage } from '@/api/api-error.ts';
import type { Payout } from '@/api/generated/model.ts';
import { invalidateListPayouts, useCancelPayout } from '@/api/generated/payouts/payouts.ts';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog.tsx';
import { useLastValue } from '@/hooks/use-last-value.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { formatMoney } from '@/lib/format.ts';

interface CancelPayoutProps {
  /** The withdrawal to cancel; null while there is none. */
  readonly payout: Payout | null;
  readonly onClose: () => void;
}

/** Asks, then cancels the withdrawal. A failure is shown in the dialog, which stays open. */
export function CancelPayout({ payout, onClose }: CancelPayoutProps) {
  const client = useQueryClient();
  const { show } = useToast();
  const lastPayout = useLastValue(payout);
  const { mutate, isPending, error, reset } = useCancelPayout({
    mutation: {
      networkMode: 'always',
      onSuccess: ({ amount }) => {
        show({ tone: 'success', text: `${formatMoney(amount)} returned to your wallet` });
        onClose();
      },
      onError: () => void invalidateListPayouts(client), // it may have been approved in the meantime
    },
  });
  return (
    <ConfirmDialog
      open={payout !== null}
      question="Cancel this withdrawal?"
      action="Cancel withdrawal"
      busy={isPending}
      problem={error ? errorMessage(error, 'Failed to cancel the withdrawal.') : null}
      onConfirm={() => lastPayout && mutate({ id: lastPayout.id })}
      onCancel={() => {
        reset();
        onClose();
      }}
    >
      {lastPayout ? `${formatMoney(lastPayout.amount)} will be returned to your wallet.` : null}
    </ConfirmDialog>
  );
}
