import { useEffect } from 'react';
import { saveCartCount } from '@/lib/cart-count.ts';
import { useGetCart } from './generated/cart/cart.ts';

/** The cart; its count is remembered for pages that do not fetch it. */
export function useCart() {
  const query = useGetCart();
  const count = query.data?.count;
  useEffect(() => {
    if (count !== undefined) saveCartCount(count);
  }, [count]);
  return query;
}
