import { DEFAULT_RIGHTS, keptRights, type PlanRights } from './plan-rights.ts';
import { monthsOfPeriod, type Priced, periodOf } from './plan-terms.ts';
import { REFUSALS } from './refusals.ts';

type Problem = { field: 'period' | 'rights.termMonths'; message: string };

/**
 * A plan whose rights say the same as its period, so that a month is never sold without an end.
 * @param stored what the plan gave so far, for a form that says nothing of it
 * @returns or what is wrong with it
 */
export function withTerm<Plan extends Priced>(plan: Plan, stored?: PlanRights): { plan: Plan } | { problem: Problem } {
  const rights = keptRights(plan.rights, stored);
  const kept = rights ? { ...plan, rights } : plan;
  if (plan.price === 0) return { plan: kept };
  const months = monthsOfPeriod(plan.period);
  if (months === undefined) {
    const isOpen = (rights?.termMonths ?? null) === null;
    return isOpen ? { problem: { field: 'period', message: REFUSALS.planPeriod } } : { plan: kept };
  }
  const said = plan.rights?.termMonths ?? null;
  if (said !== null && said !== months) {
    return { problem: { field: 'rights.termMonths', message: REFUSALS.planTerm(periodOf(months)) } };
  }
  const period = periodOf(months);
  if (months === null && rights === undefined) return { plan: { ...kept, period } };
  return { plan: { ...kept, period, rights: { ...(rights ?? DEFAULT_RIGHTS), termMonths: months } } };
}
