import { useLayoutEffect, useState } from 'react';
import { useCart } from '@/api/use-cart.ts';
import { CartLink } from '@/components/layout/cart-link.tsx';
import { CART_SLOT } from '@/components/layout/site-header.tsx';
import { useIsAdminArea } from '@/components/layout/use-app-area.ts';
import { Detached } from '@/components/ui/detached.tsx';

/** The link to the cart in the site's header; the administration's header has none. */
export function HeaderCart() {
  const isAdmin = useIsAdminArea();
  const { data } = useCart();
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => setSlot(isAdmin ? null : document.getElementById(CART_SLOT)), [isAdmin]);
  return slot && data && data.count > 0 ? (
    <Detached into={slot}>
      <CartLink count={data.count} />
    </Detached>
  ) : null;
}
