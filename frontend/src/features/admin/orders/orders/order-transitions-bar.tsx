import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { errorMessage, hasStatus } from '@/api/api-error.ts';
import {
  getAdminGetOrderQueryKey,
  getAdminListOrdersQueryKey,
  useAdminGetOrderContext,
  useAdminSetOrderStatus,
} from '@/api/generated/admin-orders/admin-orders.ts';
import type { AdminOrderDetail, OrderStatus } from '@/api/generated/model.ts';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog.tsx';
import { Button, buttonVariants } from '@/components/ui/button.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { RefundDialog } from '../../kit/orders/refund-dialog.tsx';
import { refundToast } from '../../kit/orders/refund-rules.ts';
import { useCan } from '../../kit/use-can.ts';
import { allowedTransitions, orderTransition } from './order-transitions.ts';
import { isUnpaid } from './orders-format.ts';

interface OrderTransitionsBarProps {
  readonly order: AdminOrderDetail;
}

/** The open payment of an unpaid order, for administrators who may read payments. */
function useOpenPayment({ id, status, total, paid_by }: AdminOrderDetail) {
  const can = useCan();
  const enabled = isUnpaid(status) && total > 0 && !paid_by && can('adminGetPayment');
  const { data } = useAdminGetOrderContext(id, { query: { enabled } });
  const payment = enabled ? data?.payment : null;
  return payment && (payment.status === 'created' || payment.status === 'pending') ? payment : null;
}

/** The statuses that an order can change to, with the most likely one last; before that comes the payment of an unpaid order. Money never moves without confirmation. */
export function OrderTransitionsBar({ order }: OrderTransitionsBarProps) {
  const [pendingStatus, setPendingStatus] = useState<OrderStatus | null>(null);
  const [choosing, setChoosing] = useState(false);
  const client = useQueryClient();
  const { show } = useToast();
  const can = useCan();
  const canRefund = can('adminRefundOrder');
  const { mutate, isPending, variables, error, reset } = useAdminSetOrderStatus();

  const reload = () => {
    void client.invalidateQueries({ queryKey: getAdminGetOrderQueryKey(order.id) });
    void client.invalidateQueries({ queryKey: getAdminListOrdersQueryKey() });
  };
  const setStatus = (to: OrderStatus) =>
    mutate(
      { id: order.id, data: { from: order.status, status: to } },
      {
        onSuccess: ({ refunds }) => {
          const [before, refund] = [order.refunds.length, refunds.at(-1)];
          if (refund && refunds.length > before) show(refundToast(refund.status, refund.amount));
          else show({ tone: 'success', text: orderTransition(order, to).done });
        },
        onError: (failure) => {
          // Another administrator changed the order first: the displayed data is stale.
          if (hasStatus(failure, 409)) reload();
          if (orderTransition(order, to).question === null)
            show({ tone: 'danger', text: errorMessage(failure, 'Failed to update order') });
        },
      },
    );
  const requestChange = (to: OrderStatus) => {
    reset();
    if (orderTransition(order, to).question === null) setStatus(to);
    else setPendingStatus(to);
  };
  const payment = useOpenPayment(order);
  const transition = pendingStatus && orderTransition(order, pendingStatus);
  return (
    <>
      {canRefund && order.refundable.length > 0 ? (
        <Button variant="outline" disabled={isPending} onClick={() => setChoosing(true)}>
          Refund…
        </Button>
      ) : null}
      <RefundDialog order={order} open={choosing} onClose={() => setChoosing(false)} />
      {[...allowedTransitions(order.next, can)].reverse().map((to) => {
        const { label, variant } = orderTransition(order, to);
        return (
          <Button
            key={to}
            variant={payment ? 'outline' : variant}
            busy={isPending && variables?.data.status === to && pendingStatus === null}
            disabled={isPending}
            onClick={() => requestChange(to)}
          >
            {label}
          </Button>
        );
      })}
      {payment ? (
        <Link to="/admin/orders/payments" search={{ payment: payment.id }} className={buttonVariants()}>
          {payment.provider === 'manual' ? 'Review payment' : 'View payment'}
        </Link>
      ) : null}
      <ConfirmDialog
        open={pendingStatus !== null}
        question={transition?.question ?? ''}
        action={transition?.label ?? ''}
        busy={isPending}
        problem={error ? errorMessage(error, 'Failed to update order') : null}
        onConfirm={() => pendingStatus && setStatus(pendingStatus)}
        onCancel={() => setPendingStatus(null)}
      >
        {transition?.consequence}
      </ConfirmDialog>
    </>
  );
}
