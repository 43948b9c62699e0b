import type { Message } from '../i18n/message.ts';
import { DEFAULT_RIGHTS, keepStoredRights, type PlanRights } from './plan-rights.ts';
import { type PricedPlan, parsePeriod, toPeriod } from './plan-terms.ts';
import { REFUSALS } from './refusals.ts';

type Problem = { field: 'period' | 'rights.termMonths'; message: Message };

/**
 * A plan with its term matched to its period, so that a monthly price never grants a lifetime plan.
 * @param stored the plan's current rights, for a form without them
 * @returns or the validation error
 */
export function resolveTerm<Plan extends PricedPlan>(
  plan: Plan,
  stored?: PlanRights,
): { plan: Plan } | { problem: Problem } {
  const rights = keepStoredRights(plan.rights, stored) ?? stored;
  const result = rights ? { ...plan, rights } : plan;
  if (plan.price === 0) return { plan: result };
  const months = parsePeriod(plan.period);
  if (months === undefined) {
    const isOpen = (rights?.termMonths ?? null) === null;
    return isOpen ? { problem: { field: 'period', message: REFUSALS.planPeriod } } : { plan: result };
  }
  const requestedMonths = plan.rights?.termMonths ?? null;
  if (requestedMonths !== null && requestedMonths !== months) {
    return { problem: { field: 'rights.termMonths', message: REFUSALS.planTerm(toPeriod(months)) } };
  }
  const period = toPeriod(months);
  if (months === null && rights === undefined) return { plan: { ...result, period } };
  return { plan: { ...result, period, rights: { ...(rights ?? DEFAULT_RIGHTS), termMonths: months } } };
}
