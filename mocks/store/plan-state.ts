import type { Renewal } from '../../contract/generated/model.ts';
import type { ActivePlan, PlanChange } from '../../contract/rules/active-plans.ts';

/** An order of one line that renews or upgrades the plan of a file; `ended` once it was revoked. */
export type StoredPlanChange = PlanChange & { orderId: string; downloadId: string; ended: boolean };

/** The rights granted by a purchase, once other orders have changed them. */
export type StoredInitialPlan = { lineId: string; held: ActivePlan; ended: boolean };

/** A renewal by agreement, as its customer sees it. `charge_at` and `amount` are set when it is read. */
export type StoredRenewal = Omit<Renewal, 'holds_until' | 'charge_at' | 'amount'> & {
  userId: string;
  token: string;
  /** the card that is being saved replaces the method */
  setup: 'stripe' | null;
};

/** The changes that orders have made to the plans of files. */
export type PlanState = {
  /** id of the file → the rights granted by its purchase */
  givenPlans: Record<string, StoredInitialPlan>;
  /** oldest first */
  planChanges: StoredPlanChange[];
  /** newest first */
  renewals: StoredRenewal[];
};
