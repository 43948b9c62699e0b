import { useState } from 'react';
import { useAdminSetOrderStatus } from '@/api/generated/admin-orders/admin-orders.ts';
import type { AdminOrderRow, OrderStatus } from '@/api/generated/model.ts';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog.tsx';
import { Button } from '@/components/ui/button.tsx';
import { BulkBar } from '../kit/list/bulk-bar.tsx';
import { countText, type Noun } from '../kit/list/count-text.ts';
import { runBulk } from '../kit/list/run-bulk.ts';
import type { Selection } from '../kit/list/use-selection.ts';

interface OrderBulkProps {
  readonly selection: Selection<AdminOrderRow>;
}

const NOUN: Noun = ['order', 'orders'];
const STATUS_LABELS: Partial<Record<OrderStatus, string>> = {
  processing: 'now processing',
  completed: 'completed',
};

/**
 * Changes the status of the selected orders. A status change cannot be reverted, so undo is not offered; changes that
 * deliver files ask first.
 */
export function OrderBulk({ selection: { selected: current, clear } }: OrderBulkProps) {
  const { mutateAsync: setStatus } = useAdminSetOrderStatus();
  const [busy, setBusy] = useState(false);
  const [isConfirming, setIsConfirming] = useState(false);
  const pending = current.filter(({ status }) => status === 'pending');
  const inProcess = current.filter(({ status }) => status === 'processing');
  const changeStatus = async (rows: readonly AdminOrderRow[], status: OrderStatus) => {
    setBusy(true);
    await runBulk({
      rows,
      noun: NOUN,
      change: ({ id, status: from }) => setStatus({ id, data: { from, status } }),
      done: STATUS_LABELS[status] ?? status,
      undoneText: '',
      failed: 'Failed to update order',
    });
    setBusy(false);
    setIsConfirming(false);
    clear();
  };
  return (
    <>
      <BulkBar count={current.length} noun={NOUN} onClear={clear}>
        {pending.length > 0 ? (
          <Button size="sm" busy={busy} onClick={() => void changeStatus(pending, 'processing')}>
            {`Start processing ${pending.length}`}
          </Button>
        ) : null}
        {inProcess.length > 0 ? (
          <Button size="sm" variant="outline" disabled={busy} onClick={() => setIsConfirming(true)}>
            {`Complete ${inProcess.length}`}
          </Button>
        ) : null}
        {pending.length + inProcess.length === 0 ? (
          <span className="text-muted-foreground">The selected orders are closed.</span>
        ) : null}
      </BulkBar>
      <ConfirmDialog
        open={isConfirming}
        question={`Complete ${countText(inProcess.length, NOUN)}?`}
        action="Complete"
        busy={busy}
        onConfirm={() => void changeStatus(inProcess, 'completed')}
        onCancel={() => setIsConfirming(false)}
      >
        This confirms payment and delivers the files. It can’t be undone.
      </ConfirmDialog>
    </>
  );
}
