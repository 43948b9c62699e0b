import { useNavigate } from '@tanstack/react-router';
import type { ClaimedGift } from '@/api/generated/model.ts';
import { saveToken } from '../checkout/order-token.ts';

/** Opens the order that accepting has created: in the account, or by its token. */
export function useOpenOrder() {
  const navigate = useNavigate();
  return ({ id, token }: ClaimedGift) => {
    if (token === null) return void navigate({ to: '/dashboard/orders', search: { order: id } });
    saveToken(token);
    void navigate({ to: '/order', hash: token });
  };
}
