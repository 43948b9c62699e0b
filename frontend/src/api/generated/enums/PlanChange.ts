/**
 * `renewal` extends the same plan, `upgrade` replaces it with a more expensive one
 */
export type PlanChange = typeof PlanChange[keyof typeof PlanChange];


export const PlanChange = {
  renewal: 'renewal',
  upgrade: 'upgrade',
} as const;
