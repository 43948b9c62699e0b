import type { PlanRights } from './plan-rights.ts';
import { monthsLater } from './shop-day.ts';

/** So long file and key go on after the end. */
export const GRACE_DAYS = 7;
/** So long before the end its holder is reminded. */
export const REMIND_DAYS = 7;

const DAY_MS = 24 * 60 * 60 * 1000;

/** What somebody holds by a purchase and by what came after it. */
export interface HeldPlan {
  /** null where the product knows no such plan */
  planId: string | null;
  /** its name as it was agreed */
  tier: string;
  activations: number;
  /** null is for ever */
  termMonths: number | null;
  holdsUntil: Date | null;
  /** null is for ever */
  updatesUntil: Date | null;
  /** null is none */
  supportUntil: Date | null;
  /** since then it is held without a break, for `months` that have cost `cents` */
  from: Date;
  months: number;
  cents: number;
}

/** An order that goes on with what is held: the same plan for another period, or another plan in its place. */
export interface PlanChange {
  kind: 'renewal' | 'upgrade';
  planId: string | null;
  tier: string;
  rights: PlanRights;
  at: Date;
  /** what it counts for: its price, and with an upgrade what was counted towards it */
  cents: number;
}

/** When file and key stop working; null is never. */
export const graceEnd = (holdsUntil: Date | null): Date | null =>
  holdsUntil && new Date(holdsUntil.getTime() + GRACE_DAYS * DAY_MS);

/** Whether file and key have stopped working. */
export const isOver = (holdsUntil: Date | null, at: Date): boolean => {
  const end = graceEnd(holdsUntil);
  return end !== null && end <= at;
};

const latest = (before: Date | null, next: Date): Date => (before && before > next ? before : next);

/** A plan from its beginning. @param timeZone of the shop, by whose calendar months are counted */
export function begin({ planId, tier, rights, at, cents }: Omit<PlanChange, 'kind'>, timeZone: string): HeldPlan {
  const { activations, updateMonths, supportMonths, termMonths = null } = rights;
  return {
    planId,
    tier,
    activations,
    termMonths,
    from: at,
    months: termMonths ?? 0,
    cents,
    holdsUntil: termMonths === null ? null : monthsLater(at, termMonths, timeZone),
    updatesUntil: updateMonths === null ? null : monthsLater(at, updateMonths, timeZone),
    supportUntil: supportMonths === 0 ? null : monthsLater(at, supportMonths, timeZone),
  };
}

/** Another period from the end on, also when it is paid early or in the days of grace; from now on when it is over. */
function renew(held: HeldPlan, change: PlanChange, timeZone: string): HeldPlan {
  const { planId, tier, rights, at, cents } = change;
  const { holdsUntil, updatesUntil, supportUntil } = held;
  if (holdsUntil === null) return { ...held, cents: held.cents + cents };
  const term = rights.termMonths ?? null;
  const goesOn = term !== null && !isOver(holdsUntil, at);
  const months = held.months + (term ?? 0);
  // Counted from the beginning: a plan of the 31st is not shortened by every short month.
  const until = monthsLater(held.from, months, timeZone);
  const span = {
    planId,
    tier,
    termMonths: term,
    from: held.from,
    months,
    cents: held.cents + cents,
    holdsUntil: until,
  };
  const later = (added: number) => {
    if (!goesOn) return monthsLater(at, added, timeZone);
    return added === term ? until : monthsLater(holdsUntil, added, timeZone);
  };
  const { updateMonths: updates, supportMonths: support } = rights;
  const prolonged = updatesUntil && updates ? latest(updatesUntil, later(updates)) : updatesUntil;
  return {
    ...(goesOn ? span : begin(change, timeZone)),
    activations: Math.max(held.activations, rights.activations),
    updatesUntil: updates === null ? null : prolonged,
    supportUntil: support === 0 ? supportUntil : latest(supportUntil, later(support)),
  };
}

/**
 * What is held by orders one after the other. Without one of them it is what the others alone have given, so that a refund
 * takes back what its order gave and nothing else.
 * @param given by the purchase; null when that was taken back
 * @param timeZone of the shop
 */
export const heldBy = (given: HeldPlan | null, changes: readonly PlanChange[], timeZone: string): HeldPlan | null =>
  changes.reduce<HeldPlan | null>(
    (held, change) =>
      held === null || change.kind === 'upgrade' ? begin(change, timeZone) : renew(held, change, timeZone),
    given,
  );

const daysOf = (ms: number): number => Math.ceil(ms / DAY_MS);

/**
 * What was paid for the present plan and is not used up yet, in cents: all of it for a plan without an end, else the part of
 * the days that are left, today among them.
 * @param refunded went back already
 */
export function creditOf({ holdsUntil, from, cents }: HeldPlan, at: Date, refunded = 0): number {
  const paid = Math.max(0, cents - refunded);
  if (holdsUntil === null) return paid;
  const whole = daysOf(holdsUntil.getTime() - from.getTime());
  const left = daysOf(holdsUntil.getTime() - Math.max(at.getTime(), from.getTime()));
  return left <= 0 ? 0 : Math.floor((paid * left) / whole);
}

/** Whether a plan is the one that is held, whatever it is called now; what is held without an id is known by its name. */
export const isHeldPlan = (
  { planId, tier }: Pick<HeldPlan, 'planId' | 'tier'>,
  plan: { id: string; name: string },
): boolean => (planId === null ? plan.name === tier : plan.id === planId);
