import { useQueryClient } from '@tanstack/react-query';
import { errorMessage } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import { keepGuestGift, sendGuestGift } from '@/api/generated/gifts/gifts.ts';
import { invalidateGetGuestOrder } from '@/api/generated/guest-orders/guest-orders.ts';
import type { OrderGift } from '@/api/generated/model.ts';
import { EmailMax } from '@/api/generated/zod/schemas/email.zod.ts';
import { GiftPanel } from '@/components/order/gift-panel.tsx';
import { authHeaders } from '../../kit/checkout/order-token.ts';

interface GuestGiftProps {
  /** Of the order. */
  readonly token: string;
  readonly gift: OrderGift;
}

/** The gift of an order without an account, for its buyer. */
export function GuestGift({ token, gift }: GuestGiftProps) {
  const client = useQueryClient();
  const reload = () => invalidateGetGuestOrder(client);
  return (
    <GiftPanel
      gift={gift}
      emailMax={EmailMax}
      toMessage={errorMessage}
      refused={fieldProblems}
      send={(email) => sendGuestGift({ recipient_email: email }, authHeaders(token)).then(reload)}
      keep={() => keepGuestGift(authHeaders(token)).then(reload)}
      className="mt-8"
    />
  );
}
