import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { errorMessage, hasStatus } from '@/api/api-error.ts';
import { useRequestRefund } from '@/api/generated/conversations/conversations.ts';
import type { OrderDetail } from '@/api/generated/model.ts';
import { getGetOrderQueryKey } from '@/api/generated/orders/orders.ts';
import { refundRequestInputReasonMax } from '@/api/generated/zod/schemas/refundRequestInput.zod.ts';
import { RefundRequest } from '@/components/order/refund-request.tsx';

/** Requests a refund of the customer's own order. */
export function RequestOrderRefund({ order }: { readonly order: OrderDetail }) {
  const client = useQueryClient();
  const { mutateAsync } = useRequestRefund();
  return (
    <RefundRequest
      order={order}
      maxLength={refundRequestInputReasonMax}
      onSend={async (data) => {
        try {
          await mutateAsync({ id: order.id, data });
        } catch (error) {
          // Requested or refunded elsewhere: the displayed data is stale.
          if (hasStatus(error, 409)) void client.invalidateQueries({ queryKey: getGetOrderQueryKey(order.id) });
          throw error;
        }
      }}
      toMessage={(error) => errorMessage(error, t`Failed to send your request`)}
      className="mt-8"
    />
  );
}
