import type { HeldPlan, PlanChange } from '../../backend/shared/held-plans.ts';

/** An order that goes on with the plan of a file; `ended` once it was taken back. */
export type StoredPlanChange = PlanChange & { orderId: string; downloadId: string; ended: boolean };

/** What a purchase gave, once other orders have changed it. */
export type StoredGiven = { orderId: string; held: HeldPlan; ended: boolean };

/** What orders have made of the plans of files. */
export type PlanState = {
  /** id of the file → what its purchase gave */
  givenPlans: Record<string, StoredGiven>;
  /** oldest first */
  planChanges: StoredPlanChange[];
};
