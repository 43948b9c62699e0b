import { toBusinessTime } from '@contract/rules/business-day.ts';
import { addMonthsToDay } from '@contract/rules/month-days.ts';
import { toTimeCents } from '@contract/rules/project-hours.ts';
import type { MockApi } from '../../../mocks/api.ts';
import type { StoredWorkEntry } from '../../../mocks/store/work-entries.ts';
import { storeDraft } from './direct-invoice-samples.ts';
import { LEAD_ID, saveLeads } from './lead-samples.ts';
import { saveAcceptedQuote } from './milestone-samples.ts';

const toId = (number: number) => `00000000-0000-4000-8000-0000000008${String(number).padStart(2, '0')}`;

const RATE = { rate_cents: 125_000, taxName: 'VAT', taxPercent: 15, shown: true };

const entry = (number: number, day: string, text: string, values: Partial<StoredWorkEntry>): StoredWorkEntry => {
  const { kind = 'time', minutes = 0, rate_cents = kind === 'time' ? RATE.rate_cents : 0 } = values;
  return {
    id: toId(number),
    leadId: LEAD_ID,
    userId: '',
    kind,
    worked_on: day,
    text,
    minutes,
    rate_cents,
    amount_cents: toTimeCents(minutes, rate_cents, 'USD'),
    is_billable: true,
    draftId: null,
    carePlanId: null,
    created_at: `${day}T12:00:00.000Z`,
    ...values,
  };
};

const RECEIPT = { name: 'train-ticket.pdf', dataUrl: `data:application/pdf;base64,${btoa('%PDF-1.7')}`, shown: false };

const admin = (api: MockApi) => api.db.state.accounts.find(({ user }) => user.role === 'super_admin')?.user;

/** Entries in every state: $2,916.67, $500.00 and $499.50 unbilled, the draft of the sample quote with $1,041.67. */
export function saveHours(api: MockApi): void {
  saveAcceptedQuote(api);
  const { state } = api.db;
  const [draft] = state.invoiceDrafts;
  const userId = admin(api)?.id ?? '';
  state.projectHours[LEAD_ID] = { ...RATE };
  state.workEntries = [
    entry(1, '2026-10-29', 'Workshop with the boat owners', { minutes: 90, is_billable: false }),
    entry(2, '2026-11-09', 'Screen designs', { minutes: 50, draftId: draft?.id ?? null }),
    entry(3, '2026-11-10', 'Screen designs', { minutes: 140 }),
    entry(4, '2026-11-11', 'Review of the tide tables by the harbour office', { minutes: 30, rate_cents: 100_000 }),
    entry(5, '2026-11-12', 'Train to Rajshahi', { kind: 'expense', amount_cents: 49_950, receipt: RECEIPT }),
  ].map((row) => ({ ...row, userId }));
}

/** A timer of the signed-in administrator on a project. */
const startTimer = (api: MockApi, minutes: number, leadId = LEAD_ID): void => {
  const startedAt = new Date(Date.now() - minutes * 60_000 - 1000).toISOString();
  const timer = { id: toId(20), lead_id: leadId, text: 'Offline mode', startedAt };
  api.db.state.workTimers = [{ userId: admin(api)?.id ?? '', ...timer }];
};

/** Expenses of $499.50 and $120.00 on a sent invoice, with receipts that its client sees. */
export function saveInvoicedReceipts(api: MockApi, invoiceId: string): void {
  const { state } = api.db;
  const draftId = toId(40);
  storeDraft(api, undefined, draftId);
  const draft = state.invoiceDrafts.find(({ id }) => id === draftId);
  if (draft) draft.invoiceId = invoiceId;
  const expense = { kind: 'expense' as const, draftId };
  const hotel = { ...RECEIPT, name: 'hotel-padma.jpg', shown: true };
  state.workEntries.push(
    entry(41, '2026-11-12', 'Train to Rajshahi', {
      ...expense,
      amount_cents: 49_950,
      receipt: { ...RECEIPT, shown: true },
    }),
    entry(42, '2026-11-13', 'Hotel Padma, one night', { ...expense, amount_cents: 12_000, receipt: hotel }),
    entry(43, '2026-11-13', 'Rickshaw', { ...expense, amount_cents: 300, receipt: RECEIPT }),
  );
}

export function saveRunningTimer(api: MockApi): void {
  saveHours(api);
  startTimer(api, 42);
}

/** On another project, since yesterday. */
export function saveForgottenTimer(api: MockApi): void {
  saveLeads(api);
  startTimer(api, 755, api.db.state.leads[0]?.id);
}

/** A lead with a care plan of five hours: 40 additional minutes last month, 2 h 20 min used in this one. */
export function saveCarePlan(api: MockApi): void {
  saveLeads(api);
  const { state } = api.db;
  state.projectHours[LEAD_ID] = { ...RATE };
  const today = toBusinessTime(new Date(), api.db.state.mailSettings.time_zone).day;
  const [first, second] = [addMonthsToDay(today, -1), today].map((day) => `${day.slice(0, 7)}-01`);
  const [id, userId] = [toId(30), admin(api)?.id ?? ''];
  const price = { fee_cents: 1_500_000, minutes: 300, rate_cents: RATE.rate_cents, carries_over: false, sends: true };
  const plan = { id, leadId: LEAD_ID, scheduleId: toId(31), ...price, starts_on: first ?? today, ends_on: null };
  state.carePlans = [{ ...plan, drafts: [] }];
  state.workEntries = [
    entry(31, first ?? today, 'Security updates', { minutes: 340, carePlanId: id }),
    entry(32, second ?? today, 'Help for the harbour office', { minutes: 140, carePlanId: id }),
  ].map((row) => ({ ...row, userId }));
}
