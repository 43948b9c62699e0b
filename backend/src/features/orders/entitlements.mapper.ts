import type { Entitlement } from '../../../../contract/generated/model.ts';
import { toGraceEnd } from '../../../../contract/rules/active-plans.ts';
import type { EntitlementRow } from './entitlements.repository.ts';

export function toEntitlement(row: EntitlementRow): Entitlement {
  return {
    plan_id: row.plan_id,
    renewable: row.renewable,
    tier: row.tier,
    activations: row.activations,
    holds_until: row.holds_until?.toISOString() ?? null,
    grace_until: toGraceEnd(row.holds_until)?.toISOString() ?? null,
    updates_until: row.updates_until?.toISOString() ?? null,
    support_until: row.support_until?.toISOString() ?? null,
    ended: row.ended_at !== null,
    ...(row.renews ? { renews: true } : {}),
  };
}
