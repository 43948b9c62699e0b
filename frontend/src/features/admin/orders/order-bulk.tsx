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
const SAID: Partial<Record<OrderStatus, string>> = {
  processing: 'now processing',
  completed: 'completed',
};

/**
 * Changes the status of the selected orders. A status change cannot be reverted, so undo is not offered; changes that
 * deliver files ask first.
 */
export function OrderBulk({ selection: { chosen, clear } }: OrderBulkProps) {
  const { mutateAsync: setStatus } = useAdminSetOrderStatus();
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const pending = chosen.filter(({ status }) => status === 'pending');
  const begun = chosen.filter(({ status }) => status === 'processing');
  const move = async (rows: readonly AdminOrderRow[], status: OrderStatus) => {
    setBusy(true);
    await runBulk({
      rows,
      noun: NOUN,
      change: ({ id, status: from }) => setStatus({ id, data: { from, status } }),
      done: SAID[status] ?? status,
      undone: '',
      failed: 'Failed to update order',
    });
    setBusy(false);
    setAsking(false);
    clear();
  };
  return (
    <>
      <BulkBar count={chosen.length} noun={NOUN} onClear={clear}>
        {pending.length > 0 ? (
          <Button size="sm" busy={busy} onClick={() => void move(pending, 'processing')}>
            {`Start processing ${pending.length}`}
          </Button>
        ) : null}
        {begun.length > 0 ? (
          <Button size="sm" variant="outline" disabled={busy} onClick={() => setAsking(true)}>
            {`Complete ${begun.length}`}
          </Button>
        ) : null}
        {pending.length + begun.length === 0 ? (
          <span className="text-muted-foreground">The selected orders are closed.</span>
        ) : null}
      </BulkBar>
      <ConfirmDialog
        open={asking}
        question={`Complete ${countText(begun.length, NOUN)}?`}
        action="Complete"
        busy={busy}
        onConfirm={() => void move(begun, 'completed')}
        onCancel={() => setAsking(false)}
      >
        This confirms payment and delivers the files. It can’t be undone.
      </ConfirmDialog>
    </>
  );
}
