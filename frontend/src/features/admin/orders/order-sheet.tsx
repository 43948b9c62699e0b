import { hasStatus, messageOf } from '@/api/api-error.ts';
import { useAdminGetOrder } from '@/api/generated/admin-orders/admin-orders.ts';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { useLastValue } from '@/hooks/use-last-value.ts';
import { SideSheet } from '../kit/side-sheet.tsx';
import { useMay } from '../kit/use-may.ts';
import { OrderDetail } from './order-detail.tsx';
import { OrderSkeleton } from './order-skeleton.tsx';
import { ownMoves } from './order-transitions.ts';
import { OrderTransitionsBar } from './order-transitions-bar.tsx';

interface OrderSheetProps {
  /** The order to show; the panel is closed without one. */
  readonly id: string | undefined;
  readonly onClose: () => void;
}

const explain = (error: unknown) =>
  hasStatus(error, 404) ? 'There is no such order.' : messageOf(error, 'Failed to fetch order');

/** One order beside the list. What was shown last stays while the panel moves out. */
export function OrderSheet({ id, onClose }: OrderSheetProps) {
  const shown = useLastValue(id);
  const query = useAdminGetOrder(shown ?? '', { query: { enabled: id !== undefined } });
  const order = query.data;
  const may = useMay();
  return (
    <SideSheet
      open={id !== undefined}
      title={order ? `Order #${order.number}` : 'Order'}
      onClose={onClose}
      footer={
        order && ownMoves(order.next, may).length > 0 ? <OrderTransitionsBar key={order.status} order={order} /> : null
      }
    >
      <QueryState
        query={query}
        loading="Loading order"
        skeleton={<OrderSkeleton />}
        explain={explain}
        isEmpty={() => false}
        empty={null}
      >
        {(detail) => <OrderDetail order={detail} />}
      </QueryState>
    </SideSheet>
  );
}
