import { t } from '@lingui/core/macro';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { errorMessage, isNotFound, isUnknownCall } from '@/api/api-error.ts';
import type { Order, OrderDetail as OrderData } from '@/api/generated/model.ts';
import { useGetOrder } from '@/api/generated/orders/orders.ts';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { Dialog, DialogContent } from '@/components/ui/dialog.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { useLastValue } from '@/hooks/use-last-value.ts';
import { OrderDetail, OrderedOn } from './order-detail.tsx';
import { orderTitle } from './order-format.ts';
import { OrderSkeleton } from './order-skeleton.tsx';
import { OrderSummary } from './order-summary.tsx';

export interface OrderPanelProps {
  /** The order to show; without one the panel is closed. */
  readonly id: string | undefined;
  /** Orders that are already loaded, to show their data immediately. */
  readonly orders: readonly Order[];
  /** The renewal of what was ordered. */
  readonly renewal?: ((order: OrderData) => ReactNode) | undefined;
  readonly onClose: () => void;
}

const TITLE_ID = 'order-title';

const toMessage = (error: unknown) =>
  isNotFound(error) ? t`Order not found.` : errorMessage(error, t`Failed to fetch order`);

/** One order next to the list. The last one stays rendered while the panel slides out. */
export function OrderPanel({ id, orders, renewal, onClose }: OrderPanelProps) {
  const lastId = useLastValue(id);
  const query = useGetOrder(lastId ?? '', { query: { enabled: id !== undefined } });
  const listed = orders.find(({ id: known }) => known === lastId);
  const order = query.data ?? listed;
  // A server with the specified calls only has no details: the list's data is shown.
  const isListOnly = listed !== undefined && isUnknownCall(query.error);
  return (
    <Dialog open={id !== undefined} onOpenChange={(next) => next || onClose()}>
      <DialogContent aria-labelledby={TITLE_ID} className="dialog-side">
        <div className="flex min-h-full flex-col">
          {/* Raised above the slip, which would clip the button's focus ring. */}
          <div className="relative z-1 flex items-center justify-between gap-4 bg-muted px-6 pt-4">
            <h2 id={TITLE_ID} tabIndex={-1} className="font-sans text-sm font-semibold tracking-normal">
              {order ? orderTitle(order) : t`Order`}
            </h2>
            <IconButton icon={X} label={t`Close order`} onClick={onClose} className="-me-3" />
          </div>
          {order ? <OrderSummary order={order} /> : null}
          <div className="grow px-6 py-6">
            {isListOnly ? (
              <OrderedOn at={listed.created_at} />
            ) : (
              <QueryState
                query={query}
                loading={t`Loading order`}
                skeleton={<OrderSkeleton />}
                toMessage={toMessage}
                isFinal={isNotFound}
              >
                {(detail) => <OrderDetail order={detail} renewal={renewal?.(detail)} />}
              </QueryState>
            )}
          </div>
        </div>
      </DialogContent>
    </Dialog>
  );
}
