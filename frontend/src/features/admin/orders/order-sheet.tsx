import { messageOf, namesNothing } from '@/api/api-error.ts';
import { useAdminGetOrder } from '@/api/generated/admin-orders/admin-orders.ts';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { useLastValue } from '@/hooks/use-last-value.ts';
import { BesidePanel } from '../kit/beside-panel.tsx';
import { SideSheet } from '../kit/side-sheet.tsx';
import { useMay } from '../kit/use-may.ts';
import { OrderDetail } from './order-detail.tsx';
import { OrderSkeleton } from './order-skeleton.tsx';
import { ownMoves } from './order-transitions.ts';
import { OrderTransitionsBar } from './order-transitions-bar.tsx';

interface OrderSheetProps {
  /** The order to show; without one the panel is closed. */
  readonly id: string | undefined;
  readonly onClose: () => void;
  /** There is room next to the list. */
  readonly beside?: boolean;
}

const explain = (error: unknown) =>
  namesNothing(error) ? 'Order not found.' : messageOf(error, 'Failed to fetch order');

/** One order next to the list. The last one stays rendered while the panel slides out. */
export function OrderSheet({ id, onClose, beside = false }: OrderSheetProps) {
  const shown = useLastValue(id);
  const query = useAdminGetOrder(shown ?? '', { query: { enabled: id !== undefined } });
  const order = query.data;
  const may = useMay();
  const title = order ? `Order #${order.number}` : 'Order';
  const footer =
    order && ownMoves(order.next, may).length > 0 ? <OrderTransitionsBar key={order.status} order={order} /> : null;
  const content = (
    <QueryState
      query={query}
      loading="Loading order"
      skeleton={<OrderSkeleton />}
      explain={explain}
      isFinal={namesNothing}
    >
      {(detail) => <OrderDetail order={detail} />}
    </QueryState>
  );
  if (beside) {
    return id === undefined ? null : (
      <BesidePanel title={title} onClose={onClose} footer={footer}>
        {content}
      </BesidePanel>
    );
  }
  return (
    <SideSheet open={id !== undefined} title={title} onClose={onClose} footer={footer}>
      {content}
    </SideSheet>
  );
}
