import type { AdminRenewal, LinkedRenewal, Renewal } from '../../../../contract/generated/model.ts';
import { toAmount } from '../../../../contract/rules/money.ts';
import { ATTEMPT_DAYS, toEndDay } from '../../../../contract/rules/renewals.ts';
import type { AdminRenewalRow } from './admin-renewals.repository.ts';
import type { RenewalRow } from './renewals.repository.ts';

const toIso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** Whether the present end of the plan has been announced. */
export const isAnnounced = ({ announced_for: announced, holds_until: until }: RenewalRow): boolean =>
  announced !== null && until !== null && announced.getTime() === until.getTime();

function toFailure(row: RenewalRow): Renewal['failure'] {
  const { attempts, failure, needs_customer, state, charge_at } = row;
  if (attempts === 0 || failure === null) return null;
  return {
    attempts: Math.min(attempts, ATTEMPT_DAYS.length),
    reason: failure,
    needs_customer,
    next_at: state === 'active' ? toIso(charge_at) : null,
  };
}

/** What is charged next and when, as customers see it: before the announcement what it cost when the customer agreed. */
function toNextCharge(row: RenewalRow, timeZone: string): { cents: number; at: Date | null } {
  const { state, holds_until: until, announced_cents, charge_at, agreed_cents } = row;
  const isActive = state === 'active';
  if (state !== 'ended' && isAnnounced(row))
    return { cents: announced_cents ?? agreed_cents, at: isActive ? charge_at : null };
  return { cents: agreed_cents, at: isActive && until ? toEndDay(until, timeZone) : null };
}

/** @param timeZone the shop's */
export function toRenewal(row: RenewalRow, timeZone: string): Renewal {
  const next = toNextCharge(row, timeZone);
  const { id, download_id, product_id, product_name, tier, state, ended_by, holds_until, currency } = row;
  const { provider, brand, last_four, expires } = row;
  return {
    id,
    download_id,
    product_id,
    product_name,
    tier,
    status: state,
    ended_by,
    holds_until: toIso(holds_until),
    charge_at: toIso(next.at),
    amount: toAmount(next.cents),
    agreed: toAmount(row.agreed_cents),
    currency,
    method: { provider, brand, last_four, expires },
    paused_until: row.paused_until,
    checkoutUrl: row.setup_url,
    failure: toFailure(row),
    consented_at: row.consented_at.toISOString(),
    consent: row.consent,
  };
}

export function toLinkedRenewal(row: RenewalRow, timeZone: string): LinkedRenewal {
  const { product_id, product_name, tier, status, holds_until, charge_at, amount, currency } = toRenewal(row, timeZone);
  return { product_id, product_name, tier, status, holds_until, charge_at, amount, currency };
}

export function toAdminRenewal(row: AdminRenewalRow, timeZone: string): AdminRenewal {
  const {
    download_id: _file,
    product_id: _product,
    agreed: _agreed,
    checkoutUrl: _url,
    consent: _text,
    ...renewal
  } = toRenewal(row, timeZone);
  return { ...renewal, customer: { id: row.user_id, name: row.customer_name, email: row.customer_email } };
}
