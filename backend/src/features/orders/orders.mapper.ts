import type {
  ContractWithdrawal,
  Order,
  OrderDetail,
  OrderGift,
  OrderLine,
  OrderRefund,
  PaidBy,
  RefundRequest,
} from '../../../../contract/generated/model.ts';
import { findWithdrawalRight } from '../../../../contract/rules/contract-withdrawal.ts';
import { toGiftStatus } from '../../../../contract/rules/gifts.ts';
import { toAmount } from '../../../../contract/rules/money.ts';
import type { GiftRow } from '../../db/order-gifts.ts';
import type { LineDetailRow } from './order-lines.repository.ts';
import type { OrderDetailRow, OrderEventRow, OrderRow, RefundRequestRow, WithdrawalRow } from './orders.repository.ts';
import type { RefundDetailRow } from './refunds.repository.ts';

/** Row to contract; the amount has two decimals. */
export function toOrder(row: OrderRow): Order {
  return {
    id: row.id,
    number: row.number,
    product_id: row.product_id,
    product_name: row.product_name,
    amount: toAmount(row.amount_cents),
    status: row.status,
    created_at: row.created_at.toISOString(),
  };
}

interface OrderParts {
  lines: LineDetailRow[];
  history: OrderEventRow[];
  refunds: RefundDetailRow[];
  paidBy: PaidBy;
  withdrawal: WithdrawalRow;
  /** the latest one */
  refundRequest: RefundRequestRow | undefined;
}

/** A line's amounts, to contract. */
export const toLineAmounts = (row: LineDetailRow) => ({
  quantity: row.quantity,
  price: toAmount(row.listed_cents),
  discount: toAmount(row.discount_cents),
  amount: toAmount(row.amount_cents),
  refunded: toAmount(row.refunded_cents),
});

/** The bundle of a line, to contract. */
export const toLineBundle = ({ bundle_id: id, bundle_name: name }: Pick<LineDetailRow, 'bundle_id' | 'bundle_name'>) =>
  name === null ? {} : { bundle: { id, name } };

/** The rule of a line with the price of the buyer's country, to contract. */
export const toLineCountryPrice = ({
  country_codes: countries,
  country_percent: percent,
  regular_cents: cents,
}: LineDetailRow) =>
  countries === null ? {} : { country_price: { countries, percent, regular_price: toAmount(cents ?? 0) } };

function toOrderLine(row: LineDetailRow): OrderLine {
  const { id, product_id, product_name, tier, plan_id, download_id } = row;
  const line = {
    id,
    product_id,
    product_name,
    tier,
    plan_id,
    ...toLineAmounts(row),
    download_id,
    ...toLineBundle(row),
    ...toLineCountryPrice(row),
  };
  return row.isSeats ? { ...line, seats: true } : line;
}

export function toOrderDetail(row: OrderDetailRow, parts: OrderParts): OrderDetail {
  const { lines, history, refunds, paidBy, withdrawal, refundRequest } = parts;
  return {
    ...toOrder(row),
    product_id: row.product_id,
    tier: row.tier,
    plan_id: row.plan_id,
    lines: lines.map(toOrderLine),
    download_id: lines[0]?.download_id ?? null,
    ...(row.change ? { change: row.change } : {}),
    ...(row.coupon_code !== null && row.discount_cents !== null
      ? { coupon: { code: row.coupon_code, discount: toAmount(row.discount_cents) } }
      : {}),
    history: history.map(({ status, created_at }) => ({ status, created_at: created_at.toISOString() })),
    paid_by: paidBy,
    withdrawal: {
      ...toWithdrawalRight(withdrawal),
      consented_at: withdrawal.consentedAt?.toISOString() ?? null,
      received_at: withdrawal.statement?.received_at.toISOString() ?? null,
    },
    refunds: refunds.flatMap((refund) => (refund.status === 'failed' ? [] : [toOrderRefund(refund, refund.status)])),
    ...(refundRequest ? { refundRequest: toRefundRequest(refundRequest) } : {}),
  };
}

/** Whether the law lets the customer withdraw from the contract, and until when. */
function toWithdrawalRight(row: WithdrawalRow): Pick<ContractWithdrawal, 'basis' | 'until'> {
  const { basis, until } = findWithdrawalRight(row);
  return { basis, until: until?.toISOString() ?? null };
}

/** A refund in the currency of its order's charge, to contract. */
export const toChargedPart = ({ charge_cents: cents }: Pick<RefundDetailRow, 'charge_cents'>) =>
  cents === null ? {} : { charged: toAmount(cents) };

/** A refund rejected by the provider has moved no money: the studio handles it. */
function toOrderRefund(row: RefundDetailRow, status: OrderRefund['status']): OrderRefund {
  const { id, line_id, amount_cents, destination: to, origin, reason, created_at: at } = row;
  const amounts = { amount: toAmount(amount_cents), ...toChargedPart(row) };
  return { id, line_id, ...amounts, to, origin, reason, status, created_at: at.toISOString() };
}

/** What the customer has asked for. */
export const toRefundRequest = (row: RefundRequestRow): RefundRequest => ({
  id: row.id,
  line_id: row.line_id,
  amount: toAmount(row.amount_cents),
  reason: row.reason,
  status: row.status,
  answer: row.answer,
  created_at: row.created_at.toISOString(),
  decided_at: row.decided_at?.toISOString() ?? null,
});

export const giftStatus = ({ status, sent_at, claimed_at, isEmpty }: GiftRow) =>
  toGiftStatus({ orderStatus: status, isSent: sent_at !== null, isClaimed: claimed_at !== null, isEmpty });

/** As its buyer sees it. */
export function toOrderGift(row: GiftRow): OrderGift {
  const { recipient_name, recipient_email, sender_name, message, language, deliver_on, sent_at, claimed_at } = row;
  return {
    status: giftStatus(row),
    recipient_name,
    recipient_email,
    sender_name,
    message,
    language,
    deliver_on,
    sent_at: sent_at?.toISOString() ?? null,
    claimed_at: claimed_at?.toISOString() ?? null,
    kept: row.claimed_order_id === row.order_id,
  };
}
