import { planEndingText } from '@contract/rules/plan-texts.ts';
import { t } from '@lingui/core/macro';
import type { Entitlement, PlanOffer } from '@/api/generated/model.ts';
import { formatDate } from '@/lib/format.ts';

type HeldPlan = Pick<Entitlement, 'holds_until' | 'grace_until'>;

/**
 * `held`: active, with or without an expiry · `soon`: ends within a week · `grace`: ended, still works · `over`:
 * expired.
 */
export type PlanEnd = 'held' | 'soon' | 'grace' | 'over';

const WEEK = 7 * 24 * 60 * 60 * 1000;

/** How close a plan is to its end. */
export function planEnd({ holds_until, grace_until }: HeldPlan, now: number): PlanEnd {
  if (!holds_until || !grace_until) return 'held';
  if (now >= Date.parse(grace_until)) return 'over';
  if (now >= Date.parse(holds_until)) return 'grace';
  return Date.parse(holds_until) - now <= WEEK ? 'soon' : 'held';
}

/** The message for its holder; none while the end is far off. */
export function formatPlanEnd(
  { holds_until, grace_until, renewable, renews }: HeldPlan & Pick<Entitlement, 'renewable' | 'renews'>,
  end: PlanEnd,
): string | null {
  // What is renewed by agreement has a text of its own.
  if (!holds_until || !grace_until || end === 'held' || (renews && end !== 'over')) return null;
  return planEndingText(end, { until: formatDate(holds_until), grace: formatDate(grace_until) }, renewable);
}

/** The name of a held plan, and its current one if it was renamed. */
export const planLabel = (tier: string, renewal: Pick<PlanOffer, 'tier'> | null): string =>
  renewal && renewal.tier !== tier ? t`Your plan: ${tier}, now called ${renewal.tier}` : t`Your plan: ${tier}`;
