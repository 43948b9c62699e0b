import { addMonths } from './business-day.ts';
import type { PlanRights } from './plan-rights.ts';

/** How long file and key continue to work after the end. */
export const GRACE_DAYS = 7;
/** How long before the end its holder is reminded. */
export const REMINDER_DAYS = 7;

const DAY_MS = 24 * 60 * 60 * 1000;

/** The rights held by a purchase, its renewals and upgrades. */
export interface ActivePlan {
  /** null where the product has no such plan */
  planId: string | null;
  /** its name when it was bought */
  tier: string;
  activations: number;
  /** null for no expiry */
  termMonths: number | null;
  holdsUntil: Date | null;
  /** null for no expiry */
  updatesUntil: Date | null;
  /** null for none */
  supportUntil: Date | null;
  /** start of the uninterrupted period of `months` months that cost `cents` */
  from: Date;
  months: number;
  cents: number;
}

/** A renewal (the same plan for another term) or an upgrade (another plan instead). */
export interface PlanChange {
  kind: 'renewal' | 'upgrade';
  planId: string | null;
  tier: string;
  rights: PlanRights;
  at: Date;
  /** the credited amount: its price, plus for an upgrade what was credited towards it */
  cents: number;
}

/** A date of a plan as stored in JSON; null for never. */
export const toPlanDate = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** When file and key stop working; null for never. */
export const toGraceEnd = (holdsUntil: Date | null): Date | null =>
  holdsUntil && new Date(holdsUntil.getTime() + GRACE_DAYS * DAY_MS);

/** Whether file and key have stopped working. */
export const isPlanOver = (holdsUntil: Date | null, at: Date): boolean => {
  const end = toGraceEnd(holdsUntil);
  return end !== null && end <= at;
};

const latest = (before: Date | null, next: Date): Date => (before && before > next ? before : next);

/** A new plan. @param timeZone the shop's, in which months are counted */
export function startPlan({ planId, tier, rights, at, cents }: Omit<PlanChange, 'kind'>, timeZone: string): ActivePlan {
  const { activations, updateMonths, supportMonths, termMonths = null } = rights;
  return {
    planId,
    tier,
    activations,
    termMonths,
    from: at,
    months: termMonths ?? 0,
    cents,
    holdsUntil: termMonths === null ? null : addMonths(at, termMonths, timeZone),
    updatesUntil: updateMonths === null ? null : addMonths(at, updateMonths, timeZone),
    supportUntil: supportMonths === 0 ? null : addMonths(at, supportMonths, timeZone),
  };
}

/** Adds another term after the end, also when paid early or in the grace period; from now on when it is over. */
function renewPlan(plan: ActivePlan, change: PlanChange, timeZone: string): ActivePlan {
  const { planId, tier, rights, at, cents } = change;
  const { holdsUntil, updatesUntil, supportUntil } = plan;
  if (holdsUntil === null) return { ...plan, cents: plan.cents + cents };
  const term = rights.termMonths ?? null;
  const isContinuous = term !== null && !isPlanOver(holdsUntil, at);
  const months = plan.months + (term ?? 0);
  // Counted from the start: short months do not permanently shorten a plan that started on the 31st.
  const until = addMonths(plan.from, months, timeZone);
  const span = {
    planId,
    tier,
    termMonths: term,
    from: plan.from,
    months,
    cents: plan.cents + cents,
    holdsUntil: until,
  };
  const later = (added: number) => {
    if (!isContinuous) return addMonths(at, added, timeZone);
    return added === term ? until : addMonths(holdsUntil, added, timeZone);
  };
  const { updateMonths: updates, supportMonths: support } = rights;
  const extended = updatesUntil && updates ? latest(updatesUntil, later(updates)) : updatesUntil;
  return {
    ...(isContinuous ? span : startPlan(change, timeZone)),
    activations: Math.max(plan.activations, rights.activations),
    updatesUntil: updates === null ? null : extended,
    supportUntil: support === 0 ? supportUntil : latest(supportUntil, later(support)),
  };
}

/**
 * The rights held by a purchase and its changes in order. Without one of them it is what the others alone grant, so
 * that a refund revokes exactly its own order.
 * @param initial by the purchase; null when that was revoked
 * @param timeZone the shop's
 */
export const resolvePlan = (
  initial: ActivePlan | null,
  changes: readonly PlanChange[],
  timeZone: string,
): ActivePlan | null =>
  changes.reduce<ActivePlan | null>(
    (plan, change) =>
      plan === null || change.kind === 'upgrade' ? startPlan(change, timeZone) : renewPlan(plan, change, timeZone),
    initial,
  );

const toDays = (ms: number): number => Math.ceil(ms / DAY_MS);

/**
 * The unused part of what was paid for the current plan, in cents: all of it for a plan without an end, otherwise in
 * proportion to the days left, including today.
 * @param refunded amount already refunded
 */
export function calculateCredit({ holdsUntil, from, cents }: ActivePlan, at: Date, refunded = 0): number {
  const paid = Math.max(0, cents - refunded);
  if (holdsUntil === null) return paid;
  const totalDays = toDays(holdsUntil.getTime() - from.getTime());
  const remainingDays = toDays(holdsUntil.getTime() - Math.max(at.getTime(), from.getTime()));
  return remainingDays <= 0 ? 0 : Math.floor((paid * remainingDays) / totalDays);
}

/** Whether a plan is the one held, even if it was renamed; a held plan without an id is identified by its name. */
export const isSamePlan = (
  { planId, tier }: Pick<ActivePlan, 'planId' | 'tier'>,
  plan: { id: string; name: string },
): boolean => (planId === null ? plan.name === tier : plan.id === planId);
