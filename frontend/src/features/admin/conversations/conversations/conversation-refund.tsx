import { Undo2 } from 'lucide-react';
import { useId, useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { adminGetOrder, useAdminListOrders } from '@/api/generated/admin-orders/admin-orders.ts';
import type { AdminConversation, AdminOrderDetail } from '@/api/generated/model.ts';
import { Button } from '@/components/ui/button.tsx';
import { Dialog, DialogContent } from '@/components/ui/dialog.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { detectLanguage } from '@/lib/detect-language.ts';
import { formatMoney } from '@/lib/format.ts';
import { RefundDialog } from '../../kit/orders/refund-dialog.tsx';
import { useCan } from '../../kit/use-can.ts';

interface ConversationRefundProps {
  readonly conversation: AdminConversation;
}

/** The customer has asked for it in the conversation, without naming a line of the order. */
const ASKED = { line_id: null } as const;
/** As many of a customer's orders as are offered. */
const LISTED = 8;

/**
 * Refunds the order that the conversation is about, or one of the customer's, without leaving the conversation. The
 * email of a contact form is not verified, so it leads to no order.
 */
export function ConversationRefund({ conversation: { customerId, email, order } }: ConversationRefundProps) {
  const can = useCan()('adminRefundOrder');
  const { show } = useToast();
  const [refunded, setRefunded] = useState<AdminOrderDetail | null>(null);
  const [open, setOpen] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const id = useId();
  const [loading, setLoading] = useState(false);
  const listed = useAdminListOrders(
    { search: email, status: 'completed', limit: LISTED },
    { query: { enabled: can && order === null && customerId !== null } },
  );
  const start = async (orderId: string) => {
    setLoading(true);
    try {
      const detail = await adminGetOrder(orderId);
      if (detail.refundable.length === 0) {
        show({ tone: 'danger', text: `Nothing of order #${detail.number} can be refunded now` });
        return;
      }
      setRefunded(detail);
      setOpen(true);
    } catch (error) {
      show({ tone: 'danger', text: errorMessage(error, 'Failed to fetch order') });
    } finally {
      setLoading(false);
    }
  };
  if (!can) return null;
  const own = (listed.data?.items ?? []).filter(({ customer, total }) => customer?.id === customerId && total > 0);
  if (order === null && own.length === 0) return null;
  const choose = () => {
    const [only] = own;
    if (order) void start(order.id);
    else if (only && own.length === 1) void start(only.id);
    else setChoosing(true);
  };
  return (
    <>
      <Button variant="outline" size="sm" busy={loading} onClick={choose}>
        <Undo2 aria-hidden="true" />
        Refund…
      </Button>
      <Dialog open={choosing} onOpenChange={setChoosing}>
        <DialogContent aria-labelledby={id}>
          <div className="p-6">
            <h2 id={id} className="text-xl">
              Which order?
            </h2>
            <ul className="mt-4 divide-y divide-border">
              {own.map((row) => (
                <li key={row.id}>
                  <button
                    type="button"
                    onClick={() => {
                      setChoosing(false);
                      void start(row.id);
                    }}
                    className="flex min-h-12 w-full items-center justify-between gap-4 rounded-md px-2 text-left text-sm hover:bg-accent"
                  >
                    <span className="min-w-0 wrap-anywhere">
                      <span className="font-semibold tabular-nums">{`Order #${row.number}`}</span>
                      <bdi lang={detectLanguage(row.product_name)} className="block text-xs text-muted-foreground">
                        {row.product_name}
                      </bdi>
                    </span>
                    <span className="shrink-0 font-medium tabular-nums">{formatMoney(row.total)}</span>
                  </button>
                </li>
              ))}
            </ul>
            <div className="mt-5 flex justify-end">
              <Button variant="outline" onClick={() => setChoosing(false)}>
                Cancel
              </Button>
            </div>
          </div>
        </DialogContent>
      </Dialog>
      {refunded ? <RefundDialog order={refunded} request={ASKED} open={open} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
