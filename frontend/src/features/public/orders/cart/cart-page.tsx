import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { errorMessage } from '@/api/api-error.ts';
import { useCart } from '@/api/use-cart.ts';
import { EmptyState } from '@/components/feedback/empty-state.tsx';
import { ErrorPage } from '@/components/feedback/error-page.tsx';
import { NoScriptNotice } from '@/components/feedback/no-script-notice.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { buttonVariants } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { Container } from '@/components/ui/container.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useRecentPurchase } from '@/lib/recent-purchase.ts';
import { useAuth } from '@/session/session-context.tsx';
import { CartBundles } from './cart-bundles.tsx';
import { CartCheckout } from './cart-checkout.tsx';
import { ANY_CART, CART_ID } from './cart-rules.ts';
import { RemovedNote } from './removed-note.tsx';
import { useCartChanges } from './use-cart-changes.ts';

/** The cart of a visitor or customer, and its checkout. */
export function CartPage() {
  const query = useCart();
  const changes = useCartChanges();
  const { loading } = useAuth();
  // Until the session is restored, the cart could still be the visitor's.
  const known = loading ? { ...query, data: undefined, error: null } : query;
  return (
    <QueryState
      query={known}
      loading={t`Loading your cart`}
      skeleton={<CartSkeleton />}
      failure={ErrorPage}
      toMessage={(error) => errorMessage(error, t`Failed to fetch your cart`)}
      isEmpty={({ items, bundles }) => items.length + bundles.length === 0}
      empty={<EmptyCart changes={changes} />}
    >
      {(cart) => <CartCheckout cart={cart} changes={changes} />}
    </QueryState>
  );
}

/** Without items: what was removed can be restored, and what was just ordered is linked. */
function EmptyCart({ changes }: { readonly changes: ReturnType<typeof useCartChanges> }) {
  const ordered = useRecentPurchase(CART_ID, ANY_CART);
  const { removed, isUndoing, undo } = changes;
  return (
    <Container className="py-10 lg:py-14">
      <h1 className="text-4xl">
        <Trans>Cart</Trans>
      </h1>
      {removed ? (
        <div className="mt-6 max-w-160">
          <RemovedNote title={removed.item.product_name} busy={isUndoing} onUndo={() => undo(removed)} />
        </div>
      ) : null}
      <div className="max-w-160">
        <CartBundles bundles={[]} changes={changes.bundles} disabled={false} />
      </div>
      <Card className="mt-6">
        <EmptyState
          scene="orders"
          title={ordered ? t`Order placed` : t`Your cart is empty`}
          line={ordered ? t`Your cart is now empty.` : t`Products you add appear here.`}
          action={
            <div className="flex flex-wrap justify-center gap-3">
              {ordered ? (
                <a href={ordered} className={buttonVariants()}>
                  <Trans>View your order</Trans>
                </a>
              ) : null}
              <Link to="/products" className={buttonVariants({ variant: 'outline' })}>
                <Trans>Browse products</Trans>
              </Link>
            </div>
          }
        />
      </Card>
    </Container>
  );
}

function CartSkeleton() {
  return (
    <div className="grow lg:grid lg:grid-cols-2">
      <div className="dark deep">
        <div className="ms-auto grid w-full gap-6 px-(--edge) pt-6 pb-8 lg:max-w-[calc(37.5rem+var(--edge))] lg:pt-10 lg:pe-[min(5rem,6vw)]">
          <NoScriptNotice feature={t`The cart`} />
          <Skeleton className="mt-11 h-10 w-40" />
          {['first', 'second'].map((item) => (
            <div key={item} className="flex gap-5">
              <Skeleton className="aspect-4/3 w-28 shrink-0" />
              <div className="grid grow content-start gap-2.5">
                <Skeleton className="h-6 w-full" />
                <Skeleton className="h-4 w-32" />
              </div>
            </div>
          ))}
          <Skeleton className="h-8 w-full" />
        </div>
      </div>
      <div className="grid w-full content-start gap-5 px-(--edge) pt-10 lg:max-w-[calc(37.5rem+var(--edge))] lg:pt-16 lg:ps-[min(5rem,6vw)]">
        <Skeleton className="h-7 w-36" />
        <Skeleton className="h-11 w-full" />
        <Skeleton className="h-11 w-full" />
        <Skeleton className="mt-6 h-13 w-full" />
      </div>
    </div>
  );
}
