import { Link } from '@tanstack/react-router';
import { messageOf } from '@/api/api-error.ts';
import { useListOrders } from '@/api/generated/orders/orders.ts';
import { EmptyState } from '@/components/feedback/empty-state.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { buttonVariants } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { formatCount } from '@/lib/format.ts';
import { OrderPanel } from './order-panel.tsx';
import { OrdersTable } from './orders-table.tsx';
import { useCloseOrder } from './use-close-order.ts';

interface OrdersPageProps {
  /** Id of the order whose panel is open. */
  readonly order?: string | undefined;
}

/** Everything the signed-in person has ordered, and one of it in a panel. */
export function OrdersPage({ order }: OrdersPageProps) {
  const query = useListOrders();
  const close = useCloseOrder(order);
  const count = query.data?.length ?? 0;
  return (
    <section className="pt-8">
      <div className="mb-5 flex min-h-10 flex-wrap items-baseline justify-between gap-x-6">
        <h1 className="text-3xl">My Orders</h1>
        {count > 0 ? (
          <p className="text-sm text-muted-foreground tabular-nums">
            {formatCount(count)} {count === 1 ? 'order' : 'orders'}, newest first
          </p>
        ) : null}
      </div>
      <QueryState
        query={query}
        loading="Loading orders"
        explain={(error) => messageOf(error, 'Failed to fetch orders')}
        isEmpty={(orders) => orders.length === 0}
        empty={
          <Card>
            <EmptyState
              title="No orders found"
              line="What you buy or download from us is listed here."
              action={
                <Link to="/products" className={buttonVariants({ variant: 'outline' })}>
                  Browse products
                </Link>
              }
            />
          </Card>
        }
      >
        {(orders) => (
          <Card>
            <OrdersTable orders={orders} />
          </Card>
        )}
      </QueryState>
      <OrderPanel id={order} orders={query.data ?? []} onClose={close} />
    </section>
  );
}
