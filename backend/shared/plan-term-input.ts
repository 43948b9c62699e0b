import { DEFAULT_RIGHTS, keptRights, type PlanRights } from './plan-rights.ts';
import { monthsOfPeriod, type Priced, periodOf } from './plan-terms.ts';
import { REFUSALS } from './refusals.ts';

type Problem = { field: 'period' | 'rights.termMonths'; message: string };

/**
 * A plan with its term matched to its period, so that a monthly price never grants a lifetime plan.
 * @param stored the plan's current rights, for a form without them
 * @returns or the validation error
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
