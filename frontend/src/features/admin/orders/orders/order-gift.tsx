import { Link } from '@tanstack/react-router';
import type { AdminOrderDetail, GiftStatus } from '@/api/generated/model.ts';
import { formatDate } from '@/lib/format.ts';
import { formatShopTime } from '@/lib/format-moment.ts';

const STATES: Record<GiftStatus, string> = {
  unpaid: 'Sent after the payment',
  scheduled: 'Scheduled',
  sent: 'Sent, not claimed',
  claimed: 'Claimed',
  ended: 'Ended by a refund or cancellation',
};

/** Whether an order is a gift, or was received as one. */
export const hasGift = ({ gift, source_order }: Pick<AdminOrderDetail, 'gift' | 'source_order'>): boolean =>
  gift !== undefined || source_order !== undefined;

/** The gift of an order: for whom, its state, and who has it; of a recipient's order, the one that was paid. */
export function OrderGift({ order: { gift: entry, source_order: source } }: { readonly order: AdminOrderDetail }) {
  if (source)
    return (
      <p className="text-sm">
        <span>Received as a gift from </span>
        <OrderLink id={source.id} number={source.number} />
      </p>
    );
  if (!entry) return null;
  const { gift, holder, order } = entry;
  return (
    <dl className="grid gap-2 text-sm">
      <Row name="State">{gift.kept ? 'Kept by the customer' : STATES[gift.status]}</Row>
      {gift.recipient_name === '' ? null : (
        <Row name="For">
          <bdi>{gift.recipient_name}</bdi>
          <bdi className="block text-muted-foreground">{gift.recipient_email}</bdi>
        </Row>
      )}
      <Row name="Send on">{formatDate(gift.deliver_on)}</Row>
      {gift.sent_at === null ? null : <Row name="Sent">{formatShopTime(gift.sent_at)}</Row>}
      {gift.claimed_at === null ? null : <Row name="Claimed">{formatShopTime(gift.claimed_at)}</Row>}
      {holder && order ? (
        <Row name="Held by">
          <bdi>{holder.name}</bdi>
          <bdi className="block text-muted-foreground">{holder.email}</bdi>
        </Row>
      ) : null}
      {order ? (
        <Row name="Recipient’s order">
          <OrderLink id={order.id} number={order.number} />
        </Row>
      ) : null}
    </dl>
  );
}

const OrderLink = ({ id, number }: { readonly id: string; readonly number: number }) => (
  <Link to="/admin/orders/$id" params={{ id }} className="font-semibold text-primary tabular-nums hover:underline">
    {`Order #${number}`}
  </Link>
);

const Row = ({ name, children }: { readonly name: string; readonly children: React.ReactNode }) => (
  <div className="flex justify-between gap-6">
    <dt className="text-muted-foreground">{name}</dt>
    <dd className="min-w-0 text-end font-medium wrap-anywhere">{children}</dd>
  </div>
);
