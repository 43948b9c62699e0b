export type PlanChange = typeof PlanChange[keyof typeof PlanChange];


export const PlanChange = {
  renewal: 'renewal',
  upgrade: 'upgrade',
} as const;
