import { lazy, Suspense, useSyncExternalStore } from 'react';
import { VisitorNotices, type VisitorNoticesProps } from '@/components/layout/visitor-notices.tsx';
import { readCartCount, subscribeCartCount } from '@/lib/cart-count.ts';

const HeaderCart = lazy(() => import('./-header-cart.tsx').then((module) => ({ default: module.HeaderCart })));

/** What only some visitors see; server-rendered pages are the same for all and never contain it. */
export function VisitorParts({ promo }: VisitorNoticesProps) {
  const hasCart = useSyncExternalStore(subscribeCartCount, readCartCount) > 0;
  return (
    <>
      <VisitorNotices promo={promo} />
      {hasCart ? (
        <Suspense>
          <HeaderCart />
        </Suspense>
      ) : null}
    </>
  );
}
