import { GRACE_DAYS, REMINDER_DAYS } from './active-plans.ts';
import type { PlanRights } from './plan-rights.ts';

// All texts about a plan's term, its end and its renewal are defined here.

/** A number of months in words: 'a month', '6 months', 'a year', '2 years'. */
export function formatSpan(months: number): string {
  if (months === 1) return 'a month';
  if (months === 12) return 'a year';
  return months % 12 === 0 ? `${months / 12} years` : `${months} months`;
}

/**
 * What happens after the end of a plan, and that it does not renew automatically. @param renewable whether it can be
 * renewed
 */
export const renewalText = (renewable = true): string =>
  renewable
    ? `Nothing renews automatically: the file and licence key work for ${GRACE_DAYS} more days, then stop until you renew.`
    : `This plan can't be renewed: the file and licence key work for ${GRACE_DAYS} more days, then stop.`;

/** The text of a plan without an end. */
export const LIFETIME_TEXT = 'Lifetime licence: it does not expire, and nothing renews.';

/** The term of a plan on sale. @param months null for no end */
export const termText = ({ months, isFree = false }: { months: number | null; isFree?: boolean }): string => {
  const paid = isFree ? 'Free' : 'Paid once';
  return months === null ? `${paid}. ${LIFETIME_TEXT}` : `${paid}, for ${formatSpan(months)}. ${renewalText()}`;
};

/** The term of a held plan. @param until the end as a formatted date; null for no end */
export const activePlanText = (until: string | null, renewable = true): string =>
  until === null ? LIFETIME_TEXT : `Yours until ${until}. ${renewalText(renewable)}`;

/** When the holder of a plan is reminded of its end. */
export const REMINDER_TEXT = `We email you ${REMINDER_DAYS} days before the end.`;

const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What a plan grants, as pairs of name and value: devices where it has keys, updates, support, term. */
export function rightsRows(
  { activations, updateMonths, supportMonths }: PlanRights,
  months: number | null,
): readonly (readonly [name: string, value: string])[] {
  const formatDuration = (duration: number | null): string => {
    if (duration === 0) return 'None';
    if (months !== null && (duration === null || duration >= months)) return 'While it lasts';
    return duration === null ? 'No time limit' : `For ${formatSpan(duration)}`;
  };
  return [
    ...(activations > 0 ? [['Devices', String(activations)] as const] : []),
    ['Updates', formatDuration(updateMonths)],
    ['Personal support', formatDuration(supportMonths)],
    ['Term', months === null ? 'Lifetime' : sentenceCase(formatSpan(months))],
  ];
}

/** How close the end is. `soon`: within a week · `grace`: ended, still works · `over`: no longer works. */
type PlanPhase = 'soon' | 'grace' | 'over';

/** The text shown to a plan's holder around its end. @param days formatted dates */
export function planEndingText(phase: PlanPhase, days: { until: string; grace: string }, renewable = true): string {
  const suffix = renewable ? ' until you renew' : '';
  if (phase === 'soon') return `Your plan ends on ${days.until}. ${renewalText(renewable)}`;
  return phase === 'grace'
    ? `Your plan ended on ${days.until}. The file and licence key work until ${days.grace}, then stop${suffix}.`
    : `Your plan ended on ${days.until}. The file and licence key have stopped${suffix}.`;
}
