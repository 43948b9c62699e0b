/** Who holds a plan, for the form that changes it. */
export const indexes = [
  { name: 'entitlements_by_plan', on: 'entitlements (plan_id) where plan_id is not null and ended_at is null' },
];
