import type { AdminOrderDetail, AdminRefund, RefundChoice, RefundInput } from '@/api/generated/model.ts';
import type { FieldProblems } from '@/lib/form-problems.ts';
import { formatMoney } from '@/lib/format.ts';
import { readAmount } from '../read-number.ts';

export const refundFields = ['amount', 'reason'] as const;
type Values = Record<(typeof refundFields)[number], string>;

/** The selections that are not text fields. */
export interface RefundPlan {
  readonly source: RefundChoice;
  /** the maximum for this destination, or the typed amount */
  readonly isFull: boolean;
  readonly withdraw: boolean;
}

export const amountOf = ({ source, isFull }: RefundPlan, text: string): number | null =>
  isFull ? source.most : readAmount(text);

export function checkRefund(plan: RefundPlan, { amount, reason }: Values): FieldProblems<keyof Values> {
  const requested = amountOf(plan, amount);
  return {
    ...(requested === null || requested <= 0 ? { amount: 'Please enter an amount such as 4.50' } : {}),
    ...(requested !== null && requested > plan.source.most
      ? { amount: `You can refund up to ${formatMoney(plan.source.most)} here` }
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
  to: plan.source.to,
  reason: reason.trim(),
  withdraw: plan.withdraw,
  refunded,
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

/** The consequences, one sentence each. */
export function refundConsequences(
  { customer, file }: Pick<AdminOrderDetail, 'customer' | 'file'>,
  { source, withdraw }: RefundPlan,
  amount: number | null,
): string[] {
  const money = amount === null ? 'The amount' : formatMoney(amount);
  const hasFile = file !== null && !file.revoked;
  return [
    amountSummary(money, source),
    ...(hasFile ? [withdraw ? 'The file can no longer be downloaded.' : 'The customer keeps the file.'] : []),
    customer ? 'A credit note is issued, and the customer is notified by email.' : 'A credit note is issued.',
    'This cannot be undone.',
  ];
}
