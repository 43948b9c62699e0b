import { errorMessage, isNotFound } from '@/api/api-error.ts';
import { useAdminGetOrder } from '@/api/generated/admin-orders/admin-orders.ts';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { useLastValue } from '@/hooks/use-last-value.ts';
import type { RecordSteps } from '../../kit/list/use-record-steps.ts';
import { SidePanel } from '../../kit/side-panel.tsx';
import { SideSheet } from '../../kit/side-sheet.tsx';
import { useCan } from '../../kit/use-can.ts';
import { OrderDetail } from './order-detail.tsx';
import { OrderSkeleton } from './order-skeleton.tsx';
import { allowedTransitions } from './order-transitions.ts';
import { OrderTransitionsBar } from './order-transitions-bar.tsx';

interface OrderSheetProps {
  /** The order to show; without one the panel is closed. */
  readonly id: string | undefined;
  readonly onClose: () => void;
  /** Leads to the orders before and after. */
  readonly steps?: RecordSteps | undefined;
  /** There is room next to the list. */
  readonly isSidePanel?: boolean;
}

const toMessage = (error: unknown) =>
  isNotFound(error) ? 'Order not found.' : errorMessage(error, 'Failed to fetch order');

/** One order next to the list. The last one stays rendered while the panel slides out. */
export function OrderSheet({ id, onClose, steps, isSidePanel = false }: OrderSheetProps) {
  const lastId = useLastValue(id);
  const query = useAdminGetOrder(lastId ?? '', { query: { enabled: id !== undefined } });
  const order = query.data;
  const can = useCan();
  const title = order ? `Order #${order.number}` : 'Order';
  const footer =
    order && allowedTransitions(order.next, can).length > 0 ? (
      <OrderTransitionsBar key={order.status} order={order} />
    ) : null;
  const content = (
    <QueryState
      query={query}
      loading="Loading order"
      skeleton={<OrderSkeleton />}
      toMessage={toMessage}
      isFinal={isNotFound}
    >
      {(detail) => <OrderDetail order={detail} />}
    </QueryState>
  );
  if (isSidePanel) {
    return id === undefined ? null : (
      <SidePanel title={title} onClose={onClose} steps={steps} footer={footer}>
        {content}
      </SidePanel>
    );
  }
  return (
    <SideSheet open={id !== undefined} title={title} onClose={onClose} steps={steps} footer={footer}>
      {content}
    </SideSheet>
  );
}
