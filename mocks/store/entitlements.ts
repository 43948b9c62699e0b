import { DEFAULT_RIGHTS, endsOf } from '../../backend/shared/plan-rights.ts';
import type { Entitlement, PricingTier } from '../generated/model.ts';

/** What a plan gives to somebody whose order is completed at that time. */
export const entitlementOf = (
  { name, rights = DEFAULT_RIGHTS }: Pick<PricingTier, 'name' | 'rights'>,
  at: string,
): Entitlement => {
  const { updatesUntil, supportUntil } = endsOf(rights, new Date(at));
  return {
    tier: name,
    activations: rights.activations,
    updates_until: updatesUntil?.toISOString() ?? null,
    support_until: supportUntil?.toISOString() ?? null,
    ended: false,
  };
};

/** Whether a version that comes now is included. */
export const isCovered = (rights: Entitlement | null): boolean =>
  !rights?.updates_until || Date.parse(rights.updates_until) >= Date.now();
