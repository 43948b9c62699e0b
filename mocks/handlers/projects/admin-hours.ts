import { toBusinessTime } from '../../../contract/rules/business-day.ts';
import { EMPTY_DRAFT, findDraftProblem } from '../../../contract/rules/invoice-drafts.ts';
import { toCents } from '../../../contract/rules/money.ts';
import {
  checkTask,
  checkWorkEntry,
  findBillingProblem,
  findSettingsChanges,
  findTaxProblem,
  findWorkChanges,
  findWorkProblem,
  toTimeCents,
  toTimerMinutes,
  toWorkLines,
} from '../../../contract/rules/project-hours.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { conflict, invalidField, notFound } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import { findPlanOn, hasPlanOn, isPlanDayLocked, purgeAdditionalHoursDrafts } from '../../store/care-plans.ts';
import type { MockDb } from '../../store/db.ts';
import { recordLeadChange } from '../../store/leads.ts';
import { quoteCurrency, shopDay } from '../../store/quotes.ts';
import {
  hoursSettings,
  listWorkEntries,
  purgeDraftsOf,
  type StoredWorkEntry,
  type StoredWorkTimer,
  toProjectHours,
  workStatus,
} from '../../store/work-entries.ts';
import { recipientOf } from './admin-quotes.ts';

type Operations =
  | 'adminGetProjectHours'
  | 'adminSetProjectHours'
  | 'adminSaveWorkEntry'
  | 'adminDeleteWorkEntry'
  | 'adminInvoiceHours'
  | 'adminGetTimer'
  | 'adminStartTimer'
  | 'adminStopTimer';

export const createAdminHoursHandlers = (db: MockDb): Pick<MockHandlers, Operations> => {
  const find = (id: string) => db.state.leads.find((lead) => lead.id === id) ?? notFound(REFUSALS.leadGone);
  /** An entry that is not invoiced, or the refusal. */
  const findOpen = (leadId: string, id: string) => {
    const entry = db.state.workEntries.find((row) => row.id === id && row.leadId === leadId);
    if (!entry) return notFound(REFUSALS.workGone);
    const problem = findWorkProblem(workStatus(db, entry));
    if (problem) return conflict(problem);
    purgeDraftsOf(db, [entry]);
    const plan = db.state.carePlans.find(({ id: planId }) => planId === entry.carePlanId);
    if (plan) {
      if (isPlanDayLocked(db, plan, entry.worked_on)) return conflict(REFUSALS.carePlanLocked);
      purgeAdditionalHoursDrafts(db, plan);
    }
    return entry;
  };
  /** The plan that hours of a day count against, whose months can still change, or the refusal. */
  const findOpenPlan = (leadId: string, day: string) => {
    const plan = findPlanOn(db, leadId, day);
    if (!plan) {
      const isEarlier = hasPlanOn(db, leadId, day);
      return invalidField('care_plan', isEarlier ? REFUSALS.carePlanReplaced : REFUSALS.carePlanDay);
    }
    if (isPlanDayLocked(db, plan, day)) return conflict(REFUSALS.carePlanLocked);
    purgeAdditionalHoursDrafts(db, plan);
    return plan;
  };
  const timerOf = (userId: string) => {
    const found = db.state.workTimers.find((timer) => timer.userId === userId);
    if (!found) return { status: 200 as const, body: { timer: null } };
    const { userId: _user, ...timer } = found;
    const project = db.state.leads.find(({ id }) => id === timer.lead_id)?.title ?? '';
    return { status: 200 as const, body: { timer: { ...timer, project } } };
  };
  const dayOf = (at: string) => toBusinessTime(new Date(at), db.state.mailSettings.time_zone).day;
  const stop = ({ userId, id, lead_id: leadId, text, startedAt }: StoredWorkTimer) => {
    const { rate_cents } = hoursSettings(db, leadId);
    const minutes = toTimerMinutes(new Date(startedAt), new Date());
    const amount_cents = toTimeCents(minutes, rate_cents, quoteCurrency(db));
    const price = { minutes, rate_cents, amount_cents, is_billable: true };
    const created_at = new Date().toISOString();
    const entry = { id, leadId, userId, kind: 'time' as const, worked_on: dayOf(startedAt), text, ...price };
    const plan = findOpenPlan(leadId, entry.worked_on);
    const carePlanId = 'body' in plan ? null : plan.id;
    db.state.workEntries.push({ ...entry, draftId: null, carePlanId, created_at });
    const lead = db.state.leads.find((other) => other.id === leadId);
    if (lead)
      recordLeadChange(db, lead, userId, findWorkChanges(null, { values: entry, isPlanned: carePlanId !== null }));
    db.state.workTimers = db.state.workTimers.filter((timer) => timer.id !== id);
  };
  return {
    adminGetProjectHours: ({ params, query }) => {
      const lead = find(params.id);
      return 'body' in lead ? lead : { status: 200, body: toProjectHours(db, lead.id, query.status) };
    },

    adminSetProjectHours: ({ user, params, body: { rate, ...input } }) => {
      const problem = findTaxProblem(input);
      if (problem) return invalidField(problem.field, problem.message);
      const lead = find(params.id);
      if ('body' in lead) return lead;
      const before = hoursSettings(db, lead.id);
      const settings = { ...input, taxName: input.taxName.trim(), rate_cents: toCents(rate) };
      db.state.projectHours[lead.id] = settings;
      const changes = findSettingsChanges(before, settings);
      if (changes) recordLeadChange(db, lead, user.id, changes);
      return { status: 200, body: toProjectHours(db, lead.id) };
    },

    adminSaveWorkEntry: ({ user, params, body }) => {
      const lead = find(params.id);
      if ('body' in lead) return lead;
      const checked = checkWorkEntry(body, { today: shopDay(db), currency: quoteCurrency(db) });
      if ('field' in checked) return invalidField(checked.field, checked.message);
      const plan = body.care_plan === true && body.kind === 'time' ? findOpenPlan(lead.id, checked.worked_on) : null;
      if (plan && 'body' in plan) return plan;
      const carePlanId = plan?.id ?? null;
      const after = { values: checked, isPlanned: carePlanId !== null };
      if (!db.state.workEntries.some(({ id }) => id === params.entryId)) {
        const created_at = new Date().toISOString();
        const place = { id: params.entryId, leadId: lead.id, userId: user.id };
        db.state.workEntries.push({ ...place, ...checked, draftId: null, carePlanId, created_at });
        recordLeadChange(db, lead, user.id, findWorkChanges(null, after));
        return { status: 204 };
      }
      const entry = findOpen(lead.id, params.entryId);
      if ('body' in entry) return entry;
      if (checked.kind === 'time' && entry.receipt) return conflict(REFUSALS.receiptHours);
      const before = { values: { ...entry }, isPlanned: entry.carePlanId !== null };
      const isSame = Object.entries({ ...checked, carePlanId }).every(
        ([name, value]) => entry[name as keyof StoredWorkEntry] === value,
      );
      Object.assign(entry, checked, { carePlanId });
      if (!isSame) recordLeadChange(db, lead, user.id, findWorkChanges(before, after));
      return { status: 204 };
    },

    adminDeleteWorkEntry: ({ user, params }) => {
      const lead = find(params.id);
      if ('body' in lead) return lead;
      const entry = findOpen(lead.id, params.entryId);
      if ('body' in entry) return entry;
      db.state.workEntries = db.state.workEntries.filter(({ id }) => id !== entry.id);
      recordLeadChange(
        db,
        lead,
        user.id,
        findWorkChanges({ values: entry, isPlanned: entry.carePlanId !== null }, null),
      );
      return { status: 204 };
    },

    adminInvoiceHours: ({ user, params, body: { ids, grouping } }) => {
      const lead = find(params.id);
      if ('body' in lead) return lead;
      const entries: StoredWorkEntry[] = listWorkEntries(db, lead.id)
        .filter(({ id }) => ids.includes(id))
        .reverse();
      if (entries.length < ids.length) return notFound(REFUSALS.workGone);
      const problem = findBillingProblem(entries.map((entry) => workStatus(db, entry)));
      if (problem) return conflict(problem);
      const recipient = recipientOf(db, lead);
      const { taxName, taxPercent } = hoursSettings(db, lead.id);
      const currency = quoteCurrency(db);
      const lines = toWorkLines(entries, { grouping, currency, language: recipient.language, taxName, taxPercent });
      if ('field' in lines) return invalidField(lines.field, lines.message);
      const content = { ...EMPTY_DRAFT, recipient, lines };
      const refused = findDraftProblem(content, currency);
      if (refused) return invalidField('ids', refused.message);
      purgeDraftsOf(db, entries);
      const id = crypto.randomUUID();
      const savedAt = new Date().toISOString();
      const saved = { version: 1, savedBy: user.id, savedAt, deleted: false, invoiceId: null };
      db.state.invoiceDrafts.push({ id, content, ...saved, leadId: lead.id });
      for (const entry of entries) entry.draftId = id;
      return { status: 200, body: { draft_id: id } };
    },

    adminGetTimer: ({ user }) => timerOf(user.id),

    adminStartTimer: ({ user, params, body: { id, ...input } }) => {
      const task = checkTask(input.text);
      if ('field' in task) return invalidField(task.field, task.message);
      const lead = find(params.id);
      if ('body' in lead) return lead;
      const running = db.state.workTimers.find((timer) => timer.userId === user.id);
      if (running?.id === id || db.state.workEntries.some((entry) => entry.id === id)) return timerOf(user.id);
      if (running) stop(running);
      const startedAt = new Date().toISOString();
      db.state.workTimers.push({ userId: user.id, id, lead_id: lead.id, text: task.text, startedAt });
      return timerOf(user.id);
    },

    adminStopTimer: ({ user, params, body: { id } }) => {
      const lead = find(params.id);
      if ('body' in lead) return lead;
      const running = db.state.workTimers.find((timer) => timer.userId === user.id);
      if (running?.id === id) stop(running);
      return timerOf(user.id);
    },
  };
};
