import { useId } from 'react';
import type { AdminOrderDetail } from '@/api/generated/model.ts';
import { Dialog, DialogContent } from '@/components/ui/dialog.tsx';
import { RefundForm } from './refund-form.tsx';

interface RefundDialogProps {
  readonly order: AdminOrderDetail;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Refunds an order in part or in full: amount, destination, and whether access to the file is removed. */
export function RefundDialog({ order, open, onClose }: RefundDialogProps) {
  const id = useId();
  return (
    <Dialog open={open} onOpenChange={(next) => next || onClose()}>
      <DialogContent aria-labelledby={id}>
        <div className="p-6">
          <h2 id={id} className="text-xl">
            {`Refund order #${order.number}`}
          </h2>
          {open ? <RefundForm order={order} onClose={onClose} /> : null}
        </div>
      </DialogContent>
    </Dialog>
  );
}
