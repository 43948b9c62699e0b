import { toAmount, toCents } from '@contract/rules/money.ts';
import { toChargedAmount } from '@contract/rules/second-currency.ts';
import type {
  AdminOrderDetail,
  AdminOrderLine,
  AdminRefund,
  OrderSeats,
  RefundChoice,
  RefundInput,
} from '@/api/generated/model.ts';
import type { FieldProblems } from '@/lib/form-problems.ts';
import { formatMoney } from '@/lib/format.ts';
import { moneyIn } from '@/lib/format-amounts.ts';
import { readAmount } from '../read-number.ts';
import { type SeatChoice, seatAmount, seatSummary } from './seat-refund.tsx';

export const refundFields = ['amount', 'reason'] as const;
type Values = Record<(typeof refundFields)[number], string>;

/** The selections that are not text fields. */
export interface RefundPlan {
  readonly source: RefundChoice;
  /** null for the whole order */
  readonly line: AdminOrderLine | null;
  /** the maximum for this destination, or the typed amount */
  readonly isFull: boolean;
  readonly withdraw: boolean;
  /** seats of the line; null for any other refund */
  readonly seats: { readonly group: OrderSeats; readonly choice: SeatChoice } | null;
}

/** What is left of a line. */
export const remainingAmount = ({ amount, refunded }: Pick<AdminOrderLine, 'amount' | 'refunded'>): number =>
  toAmount(toCents(amount) - toCents(refunded));

/** The most that can be refunded to this destination. */
export const maxRefund = ({ source, line }: Pick<RefundPlan, 'source' | 'line'>): number =>
  line ? Math.min(source.most, remainingAmount(line)) : source.most;

export function amountOf(plan: RefundPlan, text: string): number | null {
  if (plan.seats && plan.line) return seatAmount(plan.line, plan.seats.group, plan.seats.choice);
  return plan.isFull ? maxRefund(plan) : readAmount(text);
}

/** Whether something that the refund is for can still be downloaded. */
export const hasAccess = ({ lines }: Pick<AdminOrderDetail, 'lines'>, line: AdminOrderLine | null): boolean =>
  (line ? [line] : lines).some(({ file }) => file !== null && !file.revoked);

export function checkRefund(plan: RefundPlan, { amount, reason }: Values): FieldProblems<keyof Values> {
  const requested = amountOf(plan, amount);
  return {
    ...(requested === null || requested <= 0
      ? { amount: plan.seats ? 'Please select at least one seat' : 'Please enter an amount such as 4.50' }
      : {}),
    ...(requested !== null && requested > maxRefund(plan)
      ? { amount: `You can refund up to ${formatMoney(maxRefund(plan))} here` }
      : {}),
    ...(reason.trim() === '' ? { reason: 'Please enter a reason' } : {}),
  };
}

export const toRefund = (
  { refunded }: Pick<AdminOrderDetail, 'refunded'>,
  plan: RefundPlan,
  { amount, reason }: Values,
): RefundInput => ({
  amount: amountOf(plan, amount) ?? 0,
  ...(plan.line ? { line_id: plan.line.id } : {}),
  to: plan.source.to,
  reason: reason.trim(),
  withdraw: plan.withdraw && plan.seats === null,
  refunded,
  ...(plan.seats ? { seats: plan.seats.choice } : {}),
});

/** The message about a refund after the server's answer. */
export function refundToast(status: AdminRefund['status'] | undefined, amount: number) {
  const money = formatMoney(amount);
  if (status === 'failed') return { tone: 'danger', text: 'The provider rejected the refund' } as const;
  return { tone: 'success', text: status === 'done' ? `${money} refunded` : `Refund of ${money} pending` } as const;
}

/** Where the money goes, and who sends it. */
export function amountSummary(money: string, { to, title }: Pick<RefundChoice, 'to' | 'title'>): string {
  if (to === 'wallet') return `${money} is added to the customer’s wallet immediately.`;
  if (to === 'manual')
    return `No money is sent. This records that you returned ${money} yourself, for example by bank transfer or in the provider’s dashboard.`;
  return `${money} goes back through ${title}. We retry if the provider doesn’t respond.`;
}

function accessSummary(withdraw: boolean, isSeveral: boolean): string {
  if (isSeveral) return withdraw ? 'The files can no longer be downloaded.' : 'The customer keeps the files.';
  return withdraw ? 'The file can no longer be downloaded.' : 'The customer keeps the file.';
}

/** An amount as it is refunded: the wallet is in the shop's currency, anything else in that of the order's charge. */
function refundText(
  { charge, refunds, total }: Pick<AdminOrderDetail, 'charge' | 'refunds' | 'total'>,
  { to }: Pick<RefundChoice, 'to'>,
  amount: number,
): string {
  if (!charge || to === 'wallet') return formatMoney(amount);
  return `${moneyIn(charge.currency, toChargedAmount(amount, refunds, { total, charge }))} (${formatMoney(amount)})`;
}

/** The consequences, one sentence each. */
export function refundConsequences(
  order: Pick<AdminOrderDetail, 'customer' | 'lines' | 'charge' | 'refunds' | 'total'>,
  { source, line, withdraw, seats }: RefundPlan,
  amount: number | null,
): string[] {
  const money = amount === null ? 'The amount' : refundText(order, source, amount);
  const isSeveral = line === null && order.lines.length > 1;
  return [
    amountSummary(money, source),
    ...(seats ? [seatSummary(seats.group, seats.choice) ?? []].flat() : []),
    ...(!seats && hasAccess(order, line) ? [accessSummary(withdraw, isSeveral)] : []),
    order.customer ? 'A credit note is issued, and the customer is notified by email.' : 'A credit note is issued.',
    'This cannot be undone.',
  ];
}
