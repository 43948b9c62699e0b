import type { Entitlement, PricingTier } from '../../contract/generated/model.ts';
import { type ActivePlan, isPlanOver, startPlan, toGraceEnd } from '../../contract/rules/active-plans.ts';
import type { PlanRights } from '../../contract/rules/plan-rights.ts';
import { grantedRights, type PricedPlan } from '../../contract/rules/plan-terms.ts';
import { SHOP_ZONE } from './mail-state.ts';

const toIso = (date: Date | null): string | null => date?.toISOString() ?? null;

/** The rights of a plan, in the contract's form. */
export const toEntitlement = (plan: ActivePlan): Entitlement => ({
  plan_id: plan.planId,
  renewable: plan.holdsUntil !== null,
  tier: plan.tier,
  activations: plan.activations,
  holds_until: toIso(plan.holdsUntil),
  grace_until: toIso(toGraceEnd(plan.holdsUntil)),
  updates_until: toIso(plan.updatesUntil),
  support_until: toIso(plan.supportUntil),
  ended: false,
});

/** What a plan grants: each piece adds its devices. */
export const rightsOfUnits = (plan: PricedPlan, quantity: number): PlanRights => {
  const rights = grantedRights(plan);
  return { ...rights, activations: rights.activations * quantity };
};

/** The rights that the units of a plan grant when an order is completed at that time. */
export const createEntitlement = (
  plan: Pick<PricingTier, 'name' | 'price' | 'period' | 'rights'> & { id: string | null },
  at: string,
  quantity = 1,
): Entitlement => {
  const { id: planId, name: tier } = plan;
  const rights = rightsOfUnits(plan, quantity);
  return toEntitlement(startPlan({ planId, tier, rights, at: new Date(at), cents: 0 }, SHOP_ZONE));
};

/** Whether a version released now is included. */
export const isCovered = (rights: Entitlement | null): boolean =>
  !rights?.updates_until || Date.parse(rights.updates_until) >= Date.now();

/** Whether file and key have expired. */
export const hasEnded = (rights: Pick<Entitlement, 'holds_until'> | null): boolean =>
  isPlanOver(rights?.holds_until ? new Date(rights.holds_until) : null, new Date());
