import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AdminOrderDetail } from '@/api/generated/model.ts';
import { importedOrderText } from '@/components/order/imported-order-text.ts';
import { OrderHistory } from '@/components/order/order-history.tsx';
import { RightsSummary } from '@/components/order/rights-summary.tsx';
import { StatusBadge } from '@/components/status/status-badge.tsx';
import { chargeText } from '@/lib/charge-text.ts';
import { detectLanguage } from '@/lib/detect-language.ts';
import { formatDate, formatMoney } from '@/lib/format.ts';
import { formatShopTime } from '@/lib/format-moment.ts';
import { paidWith } from '@/lib/paid-with.ts';
import { ActivityLink } from '../../kit/activity-link.tsx';
import { useOriginState } from '../../kit/record/list-origin.ts';
import { CouponLink, ProductLink } from '../../kit/record/record-links.tsx';
import { BuyerCountryEvidence, hasCountryEvidence } from './buyer-country-evidence.tsx';
import { OrderFile } from './order-file.tsx';
import { hasGift, OrderGift } from './order-gift.tsx';
import { OrderLedger } from './order-ledger.tsx';
import { hasLines, LineAccess, OrderLines } from './order-lines.tsx';
import { OrderPerson } from './order-person.tsx';
import { OrderRefundRequest } from './order-refund-request.tsx';
import { OrderRefunds } from './order-refunds.tsx';
import { OrderSeats } from './order-seats.tsx';
import { hasWithdrawal, OrderWithdrawal } from './order-withdrawal.tsx';
import { chargeLabel, isUnpaid } from './orders-format.ts';

interface OrderDetailProps {
  readonly order: AdminOrderDetail;
}

/** The seats of an order; nothing without any. */
const SeatsSection = ({ groups }: { readonly groups: AdminOrderDetail['seats'] }) =>
  groups ? (
    <Section title="Seats">
      <OrderSeats groups={groups} />
    </Section>
  ) : null;

/** Issued when it was paid, or with an order on invoice. */
const isInvoiced = ({ total, status, dueOn }: AdminOrderDetail): boolean =>
  total > 0 && (dueOn !== undefined || status === 'completed' || status === 'refunded');

/** What an organisation has given for its books. */
function BusinessLines({ order: { purchaseOrder, dueOn, movedIn, status } }: OrderDetailProps) {
  return (
    <>
      {purchaseOrder ? (
        <p className="text-sm text-muted-foreground">
          <span>Purchase order </span>
          <bdi>{purchaseOrder}</bdi>
        </p>
      ) : null}
      {movedIn ? (
        <p className="text-sm text-muted-foreground">
          <span>Imported: </span>
          <bdi>{importedOrderText(movedIn)}</bdi>
        </p>
      ) : null}
      {dueOn && isUnpaid(status) ? (
        <p className="text-sm text-muted-foreground">{`Invoice due ${formatDate(dueOn)}`}</p>
      ) : null}
    </>
  );
}

/** All details of an order: customer, product, status, payments, delivered file. */
export function OrderDetail({ order }: OrderDetailProps) {
  const { product_id, product_name, tier, total, status, created_at, history, movements, lines } = order;
  const only = lines.length === 1 ? lines[0] : undefined;
  const origin = useOriginState();
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <p className="font-display text-4xl font-semibold tracking-tight tabular-nums">{formatMoney(total)}</p>
        <StatusBadge status={status} />
      </div>
      <p className="mt-2 font-semibold wrap-anywhere">
        <ProductLink id={lines.length === 1 ? product_id : null}>
          <bdi lang={detectLanguage(product_name)}>{product_name}</bdi>
        </ProductLink>
      </p>
      <p className="text-sm text-muted-foreground">
        <span>{tier && lines.length === 1 ? `${tier}, ordered ` : 'Ordered '}</span>
        <time dateTime={created_at} className="tabular-nums">
          {formatShopTime(created_at)}
        </time>
      </p>
      {order.paid_by ? <p className="text-sm text-muted-foreground">{`Paid with ${paidWith(order.paid_by)}`}</p> : null}
      {order.charge ? (
        <p className="text-sm text-muted-foreground tabular-nums">{`${chargeLabel(order)} ${chargeText(order.charge)}`}</p>
      ) : null}
      <BusinessLines order={order} />
      {order.coupon ? (
        <p className="text-sm text-muted-foreground">
          <span>Code </span>
          <CouponLink code={order.coupon.code} />
          <span>{`: ${formatMoney(order.coupon.discount)} discount`}</span>
        </p>
      ) : null}
      <Link
        to="/admin/orders/$id"
        params={{ id: order.id }}
        state={origin}
        className="mt-3 inline-flex min-h-6 items-center gap-1.5 text-sm font-semibold text-primary hover:underline pointer-coarse:min-h-11"
      >
        <span>Open page</span>
        <ArrowRight aria-hidden="true" className="size-4" />
      </Link>
      {hasLines(order) ? (
        <Section title="Products">
          <OrderLines lines={lines} />
        </Section>
      ) : null}
      <Section title="Customer">
        <OrderPerson order={order} />
      </Section>
      <SeatsSection groups={order.seats} />
      {hasGift(order) ? (
        <Section title="Gift">
          <OrderGift order={order} />
        </Section>
      ) : null}
      <Section title="History">
        <OrderHistory history={history} formatTime={formatShopTime} />
      </Section>
      {hasCountryEvidence(order.buyerPlace) ? (
        <Section title="Buyer’s place">
          <BuyerCountryEvidence place={order.buyerPlace} />
        </Section>
      ) : null}
      {hasWithdrawal(order.withdrawal) ? (
        <Section title="Withdrawal from contract">
          <OrderWithdrawal order={order} />
        </Section>
      ) : null}
      {order.refundRequest ? (
        <Section title="Refund request">
          <OrderRefundRequest order={order} request={order.refundRequest} />
        </Section>
      ) : null}
      {order.refunds.length > 0 || order.disputed ? (
        <Section title="Refunds">
          <OrderRefunds order={order} />
        </Section>
      ) : null}
      <Section title="Wallet">
        <OrderLedger movements={movements} total={total} />
      </Section>
      {isInvoiced(order) ? (
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
      {only ? (
        <>
          <Section title="File">
            <OrderFile file={only.file} status={status} line={{ orderId: order.id, lineId: only.id }} />
          </Section>
          {only.rights ? (
            <Section title="Licence and access">
              <RightsSummary
                rights={only.rights}
                className={clsx('text-sm', only.rights.ended && 'text-muted-foreground')}
              />
            </Section>
          ) : null}
        </>
      ) : (
        <Section title="Licence and access">
          <LineAccess orderId={order.id} lines={lines} status={status} />
        </Section>
      )}
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
