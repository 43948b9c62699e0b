import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ArrowDownToLine } from 'lucide-react';
import type { ReactNode } from 'react';
import type { OrderDetail as Detail, OrderRefund } from '@/api/generated/model.ts';
import { importedOrderText } from '@/components/order/imported-order-text.ts';
import { OrderHistory } from '@/components/order/order-history.tsx';
import { WithdrawalNote } from '@/components/order/withdrawal-note.tsx';
import { StatusBadge } from '@/components/status/status-badge.tsx';
import { buttonVariants } from '@/components/ui/button.tsx';
import { detectLanguage } from '@/lib/detect-language.ts';
import { formatDate } from '@/lib/format.ts';
import { formatMoment } from '@/lib/format-moment.ts';
import { refundMoney } from '@/lib/order-money.ts';
import { paidWith } from '@/lib/paid-with.ts';
import { orderVariant } from '../../kit/order-status.ts';
import { noFileMessage } from './order-format.ts';
import { OrderGift } from './order-gift.tsx';
import { OrderLines, planWithQuantity } from './order-lines.tsx';
import { RequestOrderRefund } from './request-order-refund.tsx';
import { OrderSeats } from './seats/order-seats.tsx';

interface OrderRefundsProps {
  readonly order: Pick<Detail, 'refunds' | 'lines' | 'charge'>;
}

const DESTINATIONS: Record<OrderRefund['to'], string> = {
  wallet: t`To your wallet`,
  source: t`To your payment method`,
  manual: t`Returned to you directly`,
};

/** The refunds of an order, completed or pending. */
function OrderRefunds({ order }: OrderRefundsProps) {
  const { refunds, lines } = order;
  const nameOf = (id: string | null) =>
    lines.length > 1 ? lines.find((line) => line.id === id)?.product_name : undefined;
  return (
    <section className="mt-8">
      <h3 className="mb-4 text-lg">
        <Trans>Refunds</Trans>
      </h3>
      <ul className="grid gap-4 text-sm">
        {refunds.map(({ id, line_id, origin, reason, status, created_at, ...refund }) => (
          <li key={id} className="grid gap-1">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <span className="font-semibold tabular-nums">{refundMoney(refund, order)}</span>
              <StatusBadge status={status === 'done' ? 'refunded' : status} />
            </div>
            <p className="text-muted-foreground">
              <span>{`${origin === 'dispute' ? t`Returned by your bank` : DESTINATIONS[refund.to]},`}</span>{' '}
              <time dateTime={created_at} className="tabular-nums">
                {formatMoment(created_at)}
              </time>
            </p>
            <RefundedLine name={nameOf(line_id)} />
            {reason ? <p className="wrap-anywhere">{reason}</p> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The product that a refund is for; nothing for a refund of the whole order. */
function RefundedLine({ name }: { readonly name: string | undefined }) {
  if (name === undefined) return null;
  return (
    <p className="wrap-anywhere">
      <Trans>
        For <bdi lang={detectLanguage(name)}>{name}</bdi>
      </Trans>
    </p>
  );
}

interface OrderDetailProps {
  readonly order: Detail;
  /** The renewal of the plan. */
  readonly renewal?: ReactNode;
}

function planText(tier: string, quantity: number, change: Detail['change']): string {
  if (!change) return planWithQuantity(tier, quantity);
  return change === 'upgrade' ? t`${tier}, upgrade` : t`${tier}, renewal`;
}

/** Details of an order that the list does not show: plan, status history, and a link to its file. */
export function OrderDetail({ order, renewal }: OrderDetailProps) {
  const { product_id, tier, created_at, status, history, payment, change, lines } = order;
  const isSeveral = lines.length > 1;
  const hasFile = lines.some((line) => line.download_id !== null);
  return (
    <>
      {isSeveral ? <OrderLines lines={lines} /> : null}
      <dl className="grid gap-2.5 text-sm">
        {tier && !isSeveral ? <Fact name={t`Plan`}>{planText(tier, lines[0]?.quantity ?? 1, change)}</Fact> : null}
        <BundleFact lines={lines} />
        {order.paid_by ? <Fact name={t`Paid with`}>{paidWith(order.paid_by)}</Fact> : null}
        <BusinessFacts order={order} />
        <GiftSender name={order.gift_sender} />
        {order.amount > 0 && tier ? (
          <Fact name={t`Charged`}>
            <Trans>Once. No automatic renewal.</Trans>
          </Fact>
        ) : null}
        <Ordered at={created_at} />
      </dl>
      <OrderGift order={order} />
      <OrderSeats order={order} />
      {renewal}
      <h3 className="mt-8 mb-4 text-lg">
        <Trans>History</Trans>
      </h3>
      <OrderHistory history={history} variantOf={orderVariant} stacked />
      {order.refunds.length > 0 ? <OrderRefunds order={order} /> : null}
      <WithdrawalNote order={order} className="mt-8" />
      <RequestOrderRefund order={order} />
      <div className="mt-8 flex flex-wrap gap-3 border-t border-border pt-6">
        {(isSeveral && hasFile) || isGiven(order) ? null : <OrderedFile order={order} />}
        {payment && status === 'pending' ? (
          <Link to="/dashboard/payments/$id" params={{ id: payment.id }} className={buttonVariants()}>
            {payment.waiting ? t`View payment` : t`Continue to payment`}
          </Link>
        ) : null}
        {isInvoiced(order) ? (
          <Link
            to="/dashboard/invoices"
            search={{ order: order.id }}
            className={buttonVariants({ variant: 'outline' })}
          >
            <Trans>Invoice</Trans>
          </Link>
        ) : null}
        <Link to="/dashboard/messages" search={{ about: order.id }} className={buttonVariants({ variant: 'outline' })}>
          <Trans>Help with this order</Trans>
        </Link>
        {product_id === null || isSeveral ? null : (
          <Link
            to="/product/$id"
            params={{ id: String(product_id) }}
            className={buttonVariants({ variant: 'outline' })}
          >
            <Trans>View product</Trans>
          </Link>
        )}
      </div>
    </>
  );
}

/** Issued when it was paid, or with an order on invoice. */
const isInvoiced = ({ amount, status, dueOn }: Detail): boolean =>
  amount > 0 && (dueOn !== undefined || status === 'completed' || status === 'refunded');

/** A gift that the customer has not kept has no file here. */
const isGiven = ({ gift }: Detail): boolean => gift !== undefined && !gift.kept;

/** The link to the file of an order, or why it has none. */
function OrderedFile({ order: { download_id, status, payment } }: OrderDetailProps) {
  if (!download_id) return <p className="w-full text-sm text-muted-foreground">{noFileMessage(status, payment)}</p>;
  return (
    <Link to="/dashboard/downloads" search={{ file: download_id }} className={buttonVariants()}>
      <ArrowDownToLine aria-hidden="true" />
      <Trans>Go to file</Trans>
    </Link>
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
    <Fact name={t`Ordered`}>
      <time dateTime={at} className="tabular-nums">
        {formatMoment(at)}
      </time>
    </Fact>
  );
}

/** The bundle of an order's only line; of several lines each names its own. */
function BundleFact({ lines: [line, ...others] }: Pick<Detail, 'lines'>) {
  return line?.bundle && others.length === 0 ? <Fact name={t`Bundle`}>{line.bundle.name}</Fact> : null;
}

/** What an organisation has given for its books. */
function BusinessFacts({ order: { purchaseOrder, dueOn, status, movedIn } }: OrderDetailProps) {
  return (
    <>
      {purchaseOrder ? (
        <Fact name={t`Purchase order`}>
          <bdi>{purchaseOrder}</bdi>
        </Fact>
      ) : null}
      {movedIn ? (
        <Fact name={t`Bought in our earlier shop`}>
          <bdi>{importedOrderText(movedIn)}</bdi>
        </Fact>
      ) : null}
      {dueOn && status === 'pending' ? <Fact name={t`Invoice due`}>{formatDate(dueOn)}</Fact> : null}
    </>
  );
}

/** Who gave it; nothing for a purchase, and after that person's data was erased. */
function GiftSender({ name }: { readonly name: string | undefined }) {
  if (!name) return null;
  return (
    <Fact name={t`Gift from`}>
      <bdi>{name}</bdi>
    </Fact>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="flex justify-between gap-6">
      <dt className="text-muted-foreground">{name}</dt>
      <dd className="min-w-0 text-end font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}
