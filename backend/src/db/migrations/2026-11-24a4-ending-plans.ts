/** Whose end comes near. */
export const indexes = [
  { name: 'entitlements_by_end', on: 'entitlements (holds_until) where holds_until is not null and ended_at is null' },
];
