import { Link } from '@tanstack/react-router';
import { ArrowDownToLine } from 'lucide-react';
import type { ReactNode } from 'react';
import type { OrderDetail as Detail } from '@/api/generated/model.ts';
import { OrderHistory } from '@/components/order/order-history.tsx';
import { buttonVariants } from '@/components/ui/button.tsx';
import { formatMoment } from '@/lib/format-moment.ts';
import { paidWith } from '@/lib/paid-with.ts';
import { orderVariant } from '../kit/order-status.ts';
import { noFileMessage } from './order-format.ts';
import { OrderRefunds } from './order-refunds.tsx';

interface OrderDetailProps {
  readonly order: Detail;
}

/** Details of an order that the list does not show: plan, status history, and a link to its file. */
export function OrderDetail({ order }: OrderDetailProps) {
  const { product_id, tier, created_at, download_id, status, history, payment, change } = order;
  return (
    <>
      <dl className="grid gap-2.5 text-sm">
        {tier ? <Fact name="Plan">{change ? `${tier}, ${change}` : tier}</Fact> : null}
        {order.paid_by ? <Fact name="Paid with">{paidWith(order.paid_by)}</Fact> : null}
        {order.amount > 0 && tier ? <Fact name="Charged">Once. No automatic renewal.</Fact> : null}
        <Ordered at={created_at} />
      </dl>
      <h3 className="mt-8 mb-4 text-lg">History</h3>
      <OrderHistory history={history} variantOf={orderVariant} stacked />
      {order.refunds.length > 0 ? <OrderRefunds refunds={order.refunds} /> : null}
      <div className="mt-8 flex flex-wrap gap-3 border-t border-border pt-6">
        {download_id ? (
          <Link to="/dashboard/downloads" search={{ file: download_id }} className={buttonVariants()}>
            <ArrowDownToLine aria-hidden="true" />
            Go to file
          </Link>
        ) : (
          <p className="w-full text-sm text-muted-foreground">{noFileMessage(status, payment)}</p>
        )}
        {payment && status === 'pending' ? (
          <Link to="/dashboard/payments/$id" params={{ id: payment.id }} className={buttonVariants()}>
            {payment.waiting ? 'See the payment' : 'Continue to payment'}
          </Link>
        ) : null}
        {order.amount > 0 && (status === 'completed' || status === 'refunded') ? (
          <Link
            to="/dashboard/invoices"
            search={{ order: order.id }}
            className={buttonVariants({ variant: 'outline' })}
          >
            Invoice
          </Link>
        ) : null}
        <Link to="/dashboard/messages" search={{ about: order.id }} className={buttonVariants({ variant: 'outline' })}>
          Help with this order
        </Link>
        {product_id === null ? null : (
          <Link
            to="/product/$id"
            params={{ id: String(product_id) }}
            className={buttonVariants({ variant: 'outline' })}
          >
            View product
          </Link>
        )}
      </div>
    </>
  );
}

/** The only detail of an order that the list has, too. */
export function OrderedOn({ at }: { readonly at: string }) {
  return (
    <dl className="grid text-sm">
      <Ordered at={at} />
    </dl>
  );
}

function Ordered({ at }: { readonly at: string }) {
  return (
    <Fact name="Ordered">
      <time dateTime={at} className="tabular-nums">
        {formatMoment(at)}
      </time>
    </Fact>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="flex justify-between gap-6">
      <dt className="text-muted-foreground">{name}</dt>
      <dd className="min-w-0 text-right font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}
