import { begin, graceEnd, type HeldPlan, isOver } from '../../backend/shared/held-plans.ts';
import { grantedRights } from '../../backend/shared/plan-terms.ts';
import type { Entitlement, PricingTier } from '../generated/model.ts';
import { SHOP_ZONE } from './mail-state.ts';

const text = (date: Date | null): string | null => date?.toISOString() ?? null;

/** The rights of a plan, in the contract's form. */
export const toEntitlement = (held: HeldPlan): Entitlement => ({
  plan_id: held.planId,
  renewable: held.holdsUntil !== null,
  tier: held.tier,
  activations: held.activations,
  holds_until: text(held.holdsUntil),
  grace_until: text(graceEnd(held.holdsUntil)),
  updates_until: text(held.updatesUntil),
  support_until: text(held.supportUntil),
  ended: false,
});

/** The rights that a plan grants when an order is completed at that time. */
export const entitlementOf = (
  plan: Pick<PricingTier, 'name' | 'price' | 'period' | 'rights'> & { id: string | null },
  at: string,
  timeZone = SHOP_ZONE,
): Entitlement =>
  toEntitlement(
    begin({ planId: plan.id, tier: plan.name, rights: grantedRights(plan), at: new Date(at), cents: 0 }, timeZone),
  );

/** Whether a version released now is included. */
export const isCovered = (rights: Entitlement | null): boolean =>
  !rights?.updates_until || Date.parse(rights.updates_until) >= Date.now();

/** Whether file and key have expired. */
export const hasEnded = (rights: Pick<Entitlement, 'holds_until'> | null): boolean =>
  isOver(rights?.holds_until ? new Date(rights.holds_until) : null, new Date());
