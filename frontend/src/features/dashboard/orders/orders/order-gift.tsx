import { useQueryClient } from '@tanstack/react-query';
import { errorMessage } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import { keepGift, sendGift } from '@/api/generated/gifts/gifts.ts';
import type { OrderDetail } from '@/api/generated/model.ts';
import { EmailMax } from '@/api/generated/zod/schemas/email.zod.ts';
import { GiftPanel } from '@/components/order/gift-panel.tsx';

interface OrderGiftProps {
  readonly order: Pick<OrderDetail, 'id' | 'gift'>;
}

/** The gift of the customer's own order; nothing for another one. */
export function OrderGift({ order: { id, gift } }: OrderGiftProps) {
  const client = useQueryClient();
  if (!gift) return null;
  const reload = () => client.invalidateQueries();
  return (
    <GiftPanel
      gift={gift}
      emailMax={EmailMax}
      toMessage={errorMessage}
      refused={fieldProblems}
      send={(email) => sendGift(id, { recipient_email: email }).then(reload)}
      keep={() => keepGift(id).then(reload)}
      className="mt-8"
    />
  );
}
