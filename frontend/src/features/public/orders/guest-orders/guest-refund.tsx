import { t } from '@lingui/core/macro';
import { errorMessage } from '@/api/api-error.ts';
import type { GuestOrder } from '@/api/generated/model.ts';
import { useRequestGuestRefund } from '@/api/generated/visitor-conversations/visitor-conversations.ts';
import { refundRequestInputReasonMax } from '@/api/generated/zod/schemas/refundRequestInput.zod.ts';
import { RefundRequest } from '@/components/order/refund-request.tsx';
import { authHeaders } from '../../kit/checkout/order-token.ts';

interface GuestRefundProps {
  readonly token: string;
  readonly guest: GuestOrder;
  readonly onChanged: (order: GuestOrder) => void;
}

/** Asks for a refund of a guest's order. */
export function GuestRefund({ token, guest, onChanged }: GuestRefundProps) {
  const { order } = guest;
  const { mutateAsync } = useRequestGuestRefund({
    request: authHeaders(token),
  });
  return (
    <RefundRequest
      order={order}
      maxLength={refundRequestInputReasonMax}
      onSend={async (data) => {
        const refundRequest = await mutateAsync({ data });
        onChanged({ ...guest, order: { ...order, refundRequest } });
      }}
      toMessage={(error) => errorMessage(error, t`Failed to send your request`)}
      className="mt-6"
    />
  );
}
