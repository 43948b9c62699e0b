import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { AdminOrderDetail } from '@/api/generated/model.ts';
import { OrderHistory } from '@/components/order/order-history.tsx';
import { RightsSummary } from '@/components/order/rights-summary.tsx';
import { StatusBadge } from '@/components/status/status-badge.tsx';
import { PersonAvatar } from '@/components/ui/person-avatar.tsx';
import { detectLanguage } from '@/lib/detect-language.ts';
import { formatMoney } from '@/lib/format.ts';
import { formatMoment } from '@/lib/format-moment.ts';
import { paidWith } from '@/lib/paid-with.ts';
import { ActivityLink } from '../../kit/activity-link.tsx';
import { useCan } from '../../kit/use-can.ts';
import { OrderFile } from './order-file.tsx';
import { OrderLedger } from './order-ledger.tsx';
import { OrderRefunds } from './order-refunds.tsx';

interface OrderDetailProps {
  readonly order: AdminOrderDetail;
}

/** All details of an order: customer, product, status, payments, delivered file. */
export function OrderDetail({ order }: OrderDetailProps) {
  const { customer, product_id, product_name, tier, total, status, created_at, history, movements, file, rights } =
    order;
  const can = useCan();
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <p className="font-display text-4xl font-semibold tracking-tight tabular-nums">{formatMoney(total)}</p>
        <StatusBadge status={status} />
      </div>
      <p className="mt-2 font-semibold wrap-anywhere">
        {product_id === null || !can('adminGetProduct') ? (
          <bdi lang={detectLanguage(product_name)}>{product_name}</bdi>
        ) : (
          <Link
            to="/admin/products"
            search={{ product: String(product_id) }}
            className="hover:text-primary hover:underline"
          >
            <bdi lang={detectLanguage(product_name)}>{product_name}</bdi>
          </Link>
        )}
      </p>
      <p className="text-sm text-muted-foreground">
        <span>{tier ? `${tier}, ordered ` : 'Ordered '}</span>
        <time dateTime={created_at} className="tabular-nums">
          {formatMoment(created_at)}
        </time>
      </p>
      {order.paid_by ? <p className="text-sm text-muted-foreground">{`Paid with ${paidWith(order.paid_by)}`}</p> : null}
      {order.coupon ? (
        <p className="text-sm text-muted-foreground">
          {`Code ${order.coupon.code}: ${formatMoney(order.coupon.discount)} discount`}
        </p>
      ) : null}
      <Section title="Customer">
        {customer ? (
          <div className="flex items-center gap-3">
            <PersonAvatar name={customer.name} src={null} className="size-10 text-sm" />
            <div className="min-w-0 text-sm">
              <p className="truncate font-medium">
                <bdi>{customer.name}</bdi>
                {customer.guest ? <span className="ms-1.5 font-normal text-muted-foreground">Guest</span> : null}
              </p>
              <a
                href={`mailto:${customer.email}`}
                className="block truncate text-muted-foreground hover:text-primary hover:underline"
              >
                {customer.email}
              </a>
            </div>
          </div>
        ) : (
          <p className="text-sm text-muted-foreground">
            Account deleted. The order is kept for your records without a name.
          </p>
        )}
      </Section>
      <Section title="History">
        <OrderHistory history={history} />
      </Section>
      {order.refunds.length > 0 || order.disputed ? (
        <Section title="Refunds">
          <OrderRefunds order={order} />
        </Section>
      ) : null}
      <Section title="Wallet">
        <OrderLedger movements={movements} total={total} />
      </Section>
      {total > 0 && (status === 'completed' || status === 'refunded') ? (
        <Section title="Invoice">
          <Link
            to="/admin/orders/invoices"
            search={{ order: order.id }}
            className="text-sm font-semibold text-primary hover:underline"
          >
            Show invoice and credit notes
          </Link>
        </Section>
      ) : null}
      <Section title="File">
        <OrderFile file={file} status={status} />
      </Section>
      {rights ? (
        <Section title="Licence and access">
          <RightsSummary rights={rights} className={clsx('text-sm', rights.ended && 'text-muted-foreground')} />
        </Section>
      ) : null}
      <ActivityLink kind="order" id={order.id} className="mt-6" />
    </>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="mt-6 border-t border-border pt-5">
      <h3 className="mb-3 font-sans text-xs font-semibold tracking-normal text-muted-foreground">{title}</h3>
      {children}
    </section>
  );
}
