import { renewalMethodText } from '@contract/rules/renewal-texts.ts';
import { t } from '@lingui/core/macro';
import type { Entitlement, Renewal } from '@/api/generated/model.ts';
import { formatDate, formatMoney } from '@/lib/format.ts';

/** Whether the customer can agree to the renewal of a plan: it ends, not today, and can be renewed. */
export const canAgree = ({ holds_until, renewable, ended }: Entitlement, now: number): boolean =>
  renewable && !ended && holds_until !== null && Date.parse(holds_until) > now;

/** Why the last charge failed, and what follows. */
export function failureText({ failure }: Renewal): string | null {
  if (!failure) return null;
  const { reason, next_at: nextAt } = failure;
  if (nextAt === null) return t`The renewal payment failed. ${reason}`;
  return t`The renewal payment failed. ${reason} We’ll try again on ${formatDate(nextAt)}. You can renew it yourself before then.`;
}

/** What happens at the end of the plan. */
export function renewalStateText(renewal: Renewal): string {
  const { status, charge_at: chargeAt, amount, method, paused_until: until } = renewal;
  if (status === 'pending') return t`Save a card, so that we can renew this plan for you.`;
  if (status === 'paused')
    return t`The renewal is paused until ${formatDate(until ?? '')}. A plan that ends before that is not renewed.`;
  const paidWith = renewalMethodText(method);
  return t`Renews on ${formatDate(chargeAt ?? '')} for ${formatMoney(amount)}. Paid with: ${paidWith}.`;
}
