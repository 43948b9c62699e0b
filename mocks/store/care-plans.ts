import type { CarePlanState, LinkedProject } from '../../contract/generated/model.ts';
import {
  countMonths,
  isDayLocked,
  isPlanDay,
  type OverDraft,
  toCarePlan,
  toLinkedCarePlan,
} from '../../contract/rules/care-plans.ts';
import type { MockDb } from './db.ts';
import { findDirectInvoice } from './direct-invoices.ts';
import { quoteCurrency, shopDay } from './quotes.ts';

export interface StoredCarePlan {
  id: string;
  leadId: string;
  scheduleId: string;
  fee_cents: number;
  minutes: number;
  rate_cents: number;
  carries_over: boolean;
  sends: boolean;
  starts_on: string;
  ends_on: string | null;
  /** the drafts of additional hours */
  drafts: { place: number; draftId: string }[];
}

/** The one that was started last. */
export const findCarePlan = (db: MockDb, leadId: string): StoredCarePlan | undefined =>
  db.state.carePlans.findLast((plan) => plan.leadId === leadId);

export const listAdditionalHoursDrafts = (db: MockDb, { drafts }: StoredCarePlan): OverDraft[] =>
  drafts.flatMap(({ place, draftId }) => {
    const draft = db.state.invoiceDrafts.find(
      ({ id, deleted, invoiceId }) => id === draftId && (!deleted || invoiceId),
    );
    if (!draft) return [];
    const invoice = findDirectInvoice(db, draft.invoiceId ?? '');
    return [{ place, draft_id: draftId, invoice: invoice ? { id: invoice.id, number: invoice.number } : null }];
  });

/** Removes deleted drafts of additional hours for good: restored, they would state hours that have changed. */
export const purgeAdditionalHoursDrafts = (db: MockDb, plan: StoredCarePlan): void => {
  const live = new Set(listAdditionalHoursDrafts(db, plan).map(({ draft_id }) => draft_id));
  const gone = new Set(plan.drafts.map(({ draftId }) => draftId).filter((id) => !live.has(id)));
  db.state.invoiceDrafts = db.state.invoiceDrafts.filter(({ id }) => !gone.has(id));
  plan.drafts = plan.drafts.filter(({ draftId }) => live.has(draftId));
};

export const listPlanMonths = (db: MockDb, plan: StoredCarePlan) =>
  countMonths(
    plan,
    db.state.workEntries.filter(({ carePlanId }) => carePlanId === plan.id),
    shopDay(db),
  );

/** The plan that was started last; undefined unless it runs on a day. */
export const findPlanOn = (db: MockDb, leadId: string, day: string): StoredCarePlan | undefined => {
  const plan = findCarePlan(db, leadId);
  return plan && isPlanDay(plan, day) ? plan : undefined;
};

/** Whether any plan of a project ran on a day, ended ones included. */
export const hasPlanOn = (db: MockDb, leadId: string, day: string): boolean =>
  db.state.carePlans.some((plan) => plan.leadId === leadId && isPlanDay(plan, day));

export const isPlanDayLocked = (db: MockDb, plan: StoredCarePlan, day: string): boolean =>
  isDayLocked(plan, day, listAdditionalHoursDrafts(db, plan));

export const findCarePlanState = (db: MockDb, leadId: string): CarePlanState => {
  const plan = findCarePlan(db, leadId);
  if (!plan) return { plan: null };
  const context = { drafts: listAdditionalHoursDrafts(db, plan), currency: quoteCurrency(db), today: shopDay(db) };
  return { plan: toCarePlan(plan, listPlanMonths(db, plan), context) };
};

/** The current month for the client; null while no plan runs. */
export const findLinkedCarePlan = (db: MockDb, leadId: string): LinkedProject['care_plan'] => {
  const plan = findCarePlan(db, leadId);
  return plan ? toLinkedCarePlan(plan, listPlanMonths(db, plan), shopDay(db)) : null;
};
