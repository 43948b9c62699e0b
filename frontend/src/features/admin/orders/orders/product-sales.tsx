import { clsx } from 'clsx';
import { errorMessage } from '@/api/api-error.ts';
import { useAdminGetProductSales } from '@/api/generated/admin-orders/admin-orders.ts';
import type { AdminOrderRow, ProductSalesMonth, ProductSales as Sales } from '@/api/generated/model.ts';
import { EmptyState } from '@/components/feedback/empty-state.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { StatusBadge } from '@/components/status/status-badge.tsx';
import { Card } from '@/components/ui/card.tsx';
import { formatCount, formatDate, formatMoney } from '@/lib/format.ts';
import { moneyIn } from '@/lib/format-amounts.ts';
import { formatMonth } from '@/lib/format-month.ts';
import { ListSkeleton } from '../../kit/list/list-skeleton.tsx';
import { CustomerLink, OrderLink } from '../../kit/record/record-links.tsx';
import { RecordRow, RecordRows } from '../../kit/record/record-rows.tsx';
import { RecordSection } from '../../kit/record/record-section.tsx';

/** What a product has sold: by month and plan, and its latest orders. */
export function ProductSales({ product }: { readonly product: string }) {
  const query = useAdminGetProductSales(product);
  return (
    <section aria-label="Sales">
      <QueryState
        query={query}
        loading="Loading sales"
        skeleton={<ListSkeleton />}
        toMessage={(error) => errorMessage(error, 'Failed to fetch sales')}
        isEmpty={({ latest }) => latest.length === 0}
        empty={
          <Card>
            <EmptyState scene="orders" title="No sales yet" line="Orders of this product appear here." />
          </Card>
        }
      >
        {(sales) => (
          <div className="grid gap-9">
            <Figures sales={sales} />
            <div className="grid items-start gap-x-12 gap-y-9 xl:grid-cols-[minmax(0,1fr)_22rem]">
              <RecordSection title="Last 12 months">
                <Months months={sales.months} />
              </RecordSection>
              <div className="grid min-w-0 gap-9">
                <RecordSection title="Plans">
                  <Plans plans={sales.plans} />
                </RecordSection>
                <RecordSection title="Latest orders">
                  <LatestOrders orders={sales.latest} />
                </RecordSection>
              </div>
            </div>
          </div>
        )}
      </QueryState>
    </section>
  );
}

function Figures({ sales: { orders, revenue, refunded } }: { readonly sales: Sales }) {
  const facts = [
    { name: 'Orders', value: formatCount(orders) },
    { name: 'Revenue', value: formatMoney(revenue) },
    { name: 'Refunded', value: formatMoney(refunded) },
    { name: 'After refunds', value: formatMoney(Math.max(0, revenue - refunded)) },
  ];
  return (
    <dl className="flex flex-wrap gap-x-12 gap-y-4">
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt className="text-xs text-muted-foreground">{name}</dt>
          <dd className="font-display text-2xl font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The table is the chart: a bar in each row, its beginning in another colour the refunded part. */
function Months({ months }: { readonly months: readonly ProductSalesMonth[] }) {
  const peak = Math.max(1, ...months.map(({ revenue }) => revenue));
  const share = (amount: number) => `${((100 * amount) / peak).toFixed(2)}%`;
  return (
    <table className="w-full text-sm tabular-nums">
      <thead className="text-xs text-muted-foreground">
        <tr>
          <th scope="col" className="py-2 text-start font-normal">
            Month
          </th>
          <th scope="col" className="w-14 py-2 text-end font-normal">
            Orders
          </th>
          <th scope="col" className="py-2 ps-6 text-start font-normal">
            Revenue
          </th>
          <th scope="col" className="w-24 py-2 text-end font-normal">
            Refunded
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-border">
        {months.toReversed().map(({ month, orders, revenue, refunded }) => (
          <tr key={month} className={clsx(orders === 0 && 'text-muted-foreground')}>
            <th scope="row" className="py-2 text-start font-normal whitespace-nowrap">
              {formatMonth(month)}
            </th>
            <td className="py-2 text-end">{formatCount(orders)}</td>
            <td className="py-2 ps-6">
              <span className="flex items-center gap-3">
                <span aria-hidden="true" className="relative h-2 grow max-sm:hidden">
                  <span
                    className="absolute inset-y-0 left-0 rounded-full bg-primary forced-colors:bg-[CanvasText]"
                    style={{ inlineSize: share(revenue) }}
                  />
                  <span
                    className="absolute inset-y-0 left-0 rounded-full bg-marigold forced-colors:bg-[Highlight]"
                    style={{ inlineSize: share(refunded) }}
                  />
                </span>
                <span className="min-w-20 text-end font-medium">{formatMoney(revenue)}</span>
              </span>
            </td>
            <td className="py-2 text-end">{refunded > 0 ? formatMoney(refunded) : '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Plans({ plans }: { readonly plans: Sales['plans'] }) {
  return (
    <RecordRows label="Plans" rows={plans} rowKey={({ tier }) => tier ?? ''} none="Nothing sold yet">
      {({ tier, orders, revenue, refunded }) => (
        <RecordRow
          title={<span className="font-medium">{tier ?? 'Without a plan'}</span>}
          detail={`${formatCount(orders)} ${orders === 1 ? 'order' : 'orders'}${refunded > 0 ? ` · ${formatMoney(refunded)} refunded` : ''}`}
          end={formatMoney(revenue)}
        />
      )}
    </RecordRows>
  );
}

function LatestOrders({ orders }: { readonly orders: readonly AdminOrderRow[] }) {
  return (
    <RecordRows label="Latest orders" rows={orders} rowKey={({ id }) => id} first={10} none="No orders yet">
      {({ id, number, customer, status, total, created_at, charge }) => (
        <RecordRow
          title={<OrderLink order={{ id, number }} />}
          detail={
            <>
              {customer ? (
                <CustomerLink id={customer.id}>
                  <bdi>{customer.name}</bdi>
                </CustomerLink>
              ) : (
                <span>Deleted account</span>
              )}
              <span>{` · ${formatDate(created_at)}`}</span>
              {charge ? <span>{` · ${moneyIn(charge.currency, charge.total)}`}</span> : null}
            </>
          }
          badge={<StatusBadge status={status} />}
          end={formatMoney(total)}
        />
      )}
    </RecordRows>
  );
}
