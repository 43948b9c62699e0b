import {
  findCarePlanProblem,
  findNextPlanProblem,
  findOverProblem,
  toFeeDraft,
  toOverDraft,
} from '../../../contract/rules/care-plans.ts';
import { findSendingProblems } from '../../../contract/rules/invoice-drafts.ts';
import { toNextStatus } from '../../../contract/rules/invoice-schedules.ts';
import { toCents } from '../../../contract/rules/money.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { conflict, invalidField, notFound } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import { recordChange } from '../../store/audit.ts';
import {
  findCarePlan,
  findCarePlanState,
  listAdditionalHoursDrafts,
  listPlanMonths,
  purgeAdditionalHoursDrafts,
} from '../../store/care-plans.ts';
import type { MockDb } from '../../store/db.ts';
import type { StoredInvoiceSchedule } from '../../store/invoice-state.ts';
import { recordLeadChange, type StoredLead } from '../../store/leads.ts';
import { quoteCurrency, shopDay } from '../../store/quotes.ts';
import { hoursSettings } from '../../store/work-entries.ts';
import { recipientOf } from './admin-quotes.ts';

type Operations = 'adminGetCarePlan' | 'adminStartCarePlan' | 'adminEndCarePlan' | 'adminInvoiceCarePlan';

export const createCarePlansHandlers = (db: MockDb): Pick<MockHandlers, Operations> => {
  const find = (id: string) => db.state.leads.find((lead) => lead.id === id) ?? notFound(REFUSALS.leadGone);
  const record = (lead: StoredLead, actorId: string, after: object) =>
    recordLeadChange(db, lead, actorId, { before: null, after });
  const recordSchedule = (actorId: string, schedule: StoredInvoiceSchedule, before: object | null, after: object) =>
    recordChange(db, {
      actorId,
      action: before ? 'invoice-schedule.update' : 'invoice-schedule.create',
      subject: 'invoice-schedule',
      subjectId: schedule.id,
      label: schedule.content.recipient.name,
      before,
      after,
    });
  const stateOf = (leadId: string) => ({ status: 200 as const, body: findCarePlanState(db, leadId) });
  return {
    adminGetCarePlan: ({ params }) => {
      const lead = find(params.id);
      return 'body' in lead ? lead : stateOf(lead.id);
    },

    adminStartCarePlan: ({ user, params, body }) => {
      const lead = find(params.id);
      if ('body' in lead) return lead;
      const [today, currency] = [shopDay(db), quoteCurrency(db)];
      const earlier = findCarePlan(db, lead.id);
      if (earlier?.id === body.id) return stateOf(lead.id);
      const refusal =
        earlier &&
        findNextPlanProblem(earlier, listPlanMonths(db, earlier), {
          drafts: listAdditionalHoursDrafts(db, earlier),
          today,
        });
      if (refusal) return conflict(refusal);
      const problem = findCarePlanProblem(body, { today, currency });
      if (problem) return invalidField(problem.field, problem.message);
      const content = toFeeDraft(body, recipientOf(db, lead), hoursSettings(db, lead.id));
      const [missing] = findSendingProblems(content, currency);
      if (missing) return invalidField('fee', missing.message);
      const { id, fee, rate, minutes, carries_over, sends, starts_on } = body;
      const recurrence = { every: 'month' as const, first_on: starts_on, ends_on: null, times: null };
      const { next_on } = toNextStatus(recurrence, 0);
      const scheduleId = crypto.randomUUID();
      const started = { id: scheduleId, draftId: '', content, currency, sends, next_on, next_period: 0 };
      const schedule = { ...recurrence, ...started, status: 'active' as const, version: 1, invoiceIds: [] };
      db.state.invoiceSchedules.push(schedule);
      const price = { fee_cents: toCents(fee), rate_cents: toCents(rate), minutes, carries_over, sends };
      db.state.carePlans.push({ id, leadId: lead.id, scheduleId, ...price, starts_on, ends_on: null, drafts: [] });
      record(lead, user.id, { care_plan: starts_on });
      recordSchedule(user.id, schedule, null, { ...recurrence, sends });
      return stateOf(lead.id);
    },

    adminEndCarePlan: ({ user, params, body: { ends_on: day } }) => {
      const lead = find(params.id);
      if ('body' in lead) return lead;
      const plan = findCarePlan(db, lead.id);
      if (!plan) return notFound(REFUSALS.carePlanGone);
      if (plan.ends_on === day) return stateOf(lead.id);
      if (plan.ends_on !== null) return conflict(REFUSALS.carePlanEnded);
      if (day < shopDay(db)) return invalidField('ends_on', REFUSALS.instalmentPast);
      plan.ends_on = day;
      const schedule = db.state.invoiceSchedules.find(({ id }) => id === plan.scheduleId);
      if (schedule && schedule.status !== 'ended') {
        const ended = toNextStatus({ ...schedule, ends_on: day, times: null }, schedule.next_period);
        recordSchedule(user.id, schedule, { ends_on: schedule.ends_on }, { ends_on: day });
        Object.assign(schedule, { ends_on: day, ...ended, version: schedule.version + 1 });
      }
      record(lead, user.id, { care_plan: `– ${day}` });
      return stateOf(lead.id);
    },

    adminInvoiceCarePlan: ({ user, params, body: { place } }) => {
      const lead = find(params.id);
      if ('body' in lead) return lead;
      const plan = findCarePlan(db, lead.id);
      if (!plan) return notFound(REFUSALS.carePlanGone);
      const month = listPlanMonths(db, plan).find((other) => other.place === place);
      const problem = findOverProblem(month, listAdditionalHoursDrafts(db, plan), shopDay(db));
      if (problem || !month) return conflict(problem ?? REFUSALS.carePlanMonth);
      purgeAdditionalHoursDrafts(db, plan);
      const tax = hoursSettings(db, lead.id);
      const content = toOverDraft(plan, month, { recipient: recipientOf(db, lead), currency: quoteCurrency(db), tax });
      const id = crypto.randomUUID();
      const savedAt = new Date().toISOString();
      const saved = { version: 1, savedBy: user.id, savedAt, deleted: false, invoiceId: null };
      db.state.invoiceDrafts.push({ id, content, ...saved, leadId: lead.id });
      plan.drafts.push({ place, draftId: id });
      return { status: 200, body: { draft_id: id } };
    },
  };
};
