import { GRACE_DAYS, REMIND_DAYS } from './held-plans.ts';
import type { PlanRights } from './plan-rights.ts';

// All texts about a plan's term, its end and its renewal are defined here.

/** A number of months in words: 'a month', '6 months', 'a year', '2 years'. */
export function spanText(months: number): string {
  if (months === 1) return 'a month';
  if (months === 12) return 'a year';
  return months % 12 === 0 ? `${months / 12} years` : `${months} months`;
}

/**
 * What happens after the end of a plan, and that it does not renew automatically. @param renewable whether it can be
 * renewed
 */
export const afterEnd = (renewable = true): string =>
  renewable
    ? `Nothing renews automatically: the file and licence key work for ${GRACE_DAYS} more days, then stop until you renew.`
    : `This plan can't be renewed: the file and licence key work for ${GRACE_DAYS} more days, then stop.`;

/** The text of a plan without an end. */
export const LIFETIME = 'Lifetime licence: it does not expire, and nothing renews.';

/** The term of a plan on sale. @param months null for no end */
export const termText = ({ months, isFree = false }: { months: number | null; isFree?: boolean }): string => {
  const paid = isFree ? 'Free' : 'Paid once';
  return months === null ? `${paid}. ${LIFETIME}` : `${paid}, for ${spanText(months)}. ${afterEnd()}`;
};

/** The term of a held plan. @param until the end as a formatted date; null for no end */
export const heldText = (until: string | null, renewable = true): string =>
  until === null ? LIFETIME : `Yours until ${until}. ${afterEnd(renewable)}`;

/** When the holder of a plan is reminded of its end. */
export const REMINDER = `We email you ${REMIND_DAYS} days before the end.`;

const count = (number: number, thing: string): string => `${number} ${thing}${number === 1 ? '' : 's'}`;

/** A plan's rights, one line each: devices, updates, support. The term has its own sentence. */
export function rightsTexts({ activations, updateMonths, supportMonths }: PlanRights, months: number | null): string[] {
  const lasts = (given: number): string =>
    months !== null && given >= months ? 'while it lasts' : `for ${spanText(given)}`;
  const updates =
    updateMonths === null ? (months === null ? 'with no time limit' : 'while it lasts') : lasts(updateMonths);
  return [
    ...(activations > 0 ? [count(activations, 'device')] : []),
    updateMonths === 0 ? 'No updates' : `Updates ${updates}`,
    supportMonths === 0 ? 'No personal support' : `Support ${lasts(supportMonths)}`,
  ];
}

/** How close the end is. `soon`: within a week · `grace`: ended, still works · `over`: no longer works. */
type Nearness = 'soon' | 'grace' | 'over';

/** The text shown to a plan's holder around its end. @param days formatted dates */
export function endingText(nearness: Nearness, days: { until: string; grace: string }, renewable = true): string {
  const unless = renewable ? ' until you renew' : '';
  if (nearness === 'soon') return `Your plan ends on ${days.until}. ${afterEnd(renewable)}`;
  return nearness === 'grace'
    ? `Your plan ended on ${days.until}. The file and licence key work until ${days.grace}, then stop${unless}.`
    : `Your plan ended on ${days.until}. The file and licence key have stopped${unless}.`;
}
