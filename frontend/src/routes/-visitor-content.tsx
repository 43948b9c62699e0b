import { lazy, Suspense, useSyncExternalStore } from 'react';
import { VisitorNotices, type VisitorNoticesProps } from '@/components/layout/visitor-notices.tsx';
import { readCartCount, subscribeCartCount } from '@/lib/cart-count.ts';

const HeaderCart = lazy(() => import('./-header-cart.tsx').then((module) => ({ default: module.HeaderCart })));

const Offline = lazy(() => import('./-offline.tsx').then((module) => ({ default: module.Offline })));
/** Set by the server. */
const hasWorker = () => 'offline' in document.documentElement.dataset;

/** What only some visitors see; server-rendered pages are the same for all and never contain it. */
export function VisitorContent({ promo }: VisitorNoticesProps) {
  const hasCart = useSyncExternalStore(subscribeCartCount, readCartCount) > 0;
  return (
    <>
      <VisitorNotices promo={promo} />
      {hasCart ? (
        <Suspense>
          <HeaderCart />
        </Suspense>
      ) : null}
      {hasWorker() ? (
        <Suspense>
          <Offline />
        </Suspense>
      ) : null}
    </>
  );
}
