import { msg } from '../i18n/macros.ts';
import { localised, type Message, writeText } from '../i18n/message.ts';
import { type ChangedFields, changedFields } from './changed-fields.ts';
import type { DraftLine } from './invoice-drafts.ts';
import { smallestAmount } from './invoice-lines.ts';
import { type Language, LOCALES } from './languages.ts';
import { moneyText, toAmount, toCents } from './money.ts';
import { REFUSALS } from './refusals.ts';
import { isOneLine } from './text.ts';

const MINUTES_PER_HOUR = 60;
const MAX_MINUTES = 24 * MINUTES_PER_HOUR;
const MS_PER_MINUTE = 60_000;

/** Lines of one invoice, as in the contract. */
const MAX_LINES = 100;

export type WorkStatus = 'unbilled' | 'not_billable' | 'draft' | 'billed' | 'care_plan';

/** What hours cost without tax: minutes × rate / 60, rounded half up to the smallest amount of the currency. */
export function toTimeCents(minutes: number, rateCents: number, currency: string): number {
  const step = smallestAmount(currency);
  // A day at the highest rate is far below what a number holds exactly.
  return Math.floor((2 * minutes * rateCents + MINUTES_PER_HOUR * step) / (2 * MINUTES_PER_HOUR * step)) * step;
}

/** Minutes of a timer, rounded half up: at least one, at most a day. */
export const toTimerMinutes = (startedAt: Date, stoppedAt: Date): number =>
  Math.min(Math.max(Math.round((stoppedAt.getTime() - startedAt.getTime()) / MS_PER_MINUTE), 1), MAX_MINUTES);

/** '2 h 20 min', '2 h' or '20 min'. */
export function durationText(total: number): Message {
  const hours = Math.floor(total / MINUTES_PER_HOUR);
  const minutes = total % MINUTES_PER_HOUR;
  if (hours === 0) return msg`${minutes} min`;
  return minutes === 0 ? msg`${hours} h` : msg`${hours} h ${minutes} min`;
}

interface EntryInput {
  kind: 'time' | 'expense';
  worked_on: string;
  text: string;
  minutes: number;
  rate: number;
  amount: number;
  billable: boolean;
}

/** An entry as it is stored, with amounts in hundredths. */
export interface WorkEntryValues {
  kind: 'time' | 'expense';
  worked_on: string;
  text: string;
  minutes: number;
  rate_cents: number;
  amount_cents: number;
  is_billable: boolean;
}

interface Problem {
  field: string;
  message: Message;
}

interface EntryContext {
  /** in the shop's time zone */
  today: string;
  currency: string;
}

/** The task of an entry or a timer, or why it cannot be one. */
export function checkTask(typed: string): { text: string } | Problem {
  const text = typed.trim();
  return text === '' || !isOneLine(text) ? { field: 'text', message: REFUSALS.workText } : { text };
}

/** An entry with its amount, or the first reason why it cannot be saved. */
export function checkWorkEntry(input: EntryInput, { today, currency }: EntryContext): WorkEntryValues | Problem {
  const { kind, worked_on, minutes, billable } = input;
  const isTime = kind === 'time';
  const task = checkTask(input.text);
  if ('field' in task) return task;
  if (worked_on > today) return { field: 'worked_on', message: REFUSALS.invoicePaymentFuture };
  if (isTime && minutes === 0) return { field: 'minutes', message: REFUSALS.workDuration };
  if (!isTime && toCents(input.amount) === 0) return { field: 'amount', message: REFUSALS.workAmount };
  const field = isTime ? 'rate' : 'amount';
  const cents = toCents(input[field]);
  if (cents % smallestAmount(currency) !== 0) return { field, message: REFUSALS.invoiceWholeAmount(currency) };
  const shared = { kind, worked_on, text: task.text, is_billable: billable };
  return isTime
    ? { ...shared, minutes, rate_cents: cents, amount_cents: toTimeCents(minutes, cents, currency) }
    : { ...shared, minutes: 0, rate_cents: 0, amount_cents: cents };
}

/** An entry in the activity log. */
const toAuditedWork = (entry: WorkEntryValues, isPlanned: boolean) => ({
  work_entry: `${entry.worked_on}: ${entry.text}`,
  work_minutes: entry.minutes,
  work_rate: toAmount(entry.rate_cents),
  work_amount: toAmount(entry.amount_cents),
  work_billable: entry.is_billable,
  work_in_plan: isPlanned,
});

interface AuditedEntry {
  values: WorkEntryValues;
  isPlanned: boolean;
}

/** What the activity log states of a new, a changed and a deleted entry. */
export function findWorkChanges(
  before: AuditedEntry | null,
  after: AuditedEntry | null,
): { before: object | null; after: object } {
  const [old, next] = [before, after].map((entry) => entry && toAuditedWork(entry.values, entry.isPlanned));
  if (!old || !next) return { before: old ?? null, after: next ?? { work_entry: null } };
  const changes = changedFields(old, next);
  // The entry is always named.
  const names = [{ work_entry: old.work_entry }, { work_entry: next.work_entry }];
  return { before: { ...names[0], ...changes?.before }, after: { ...names[1], ...changes?.after } };
}

interface HoursSettings {
  rate_cents: number;
  taxName: string;
  taxPercent: number;
  shown: boolean;
}

/** Rate and tax of a project in the activity log. */
const toAuditedSettings = ({ rate_cents, taxName, taxPercent, shown }: HoursSettings) => ({
  hourly_rate: toAmount(rate_cents),
  hours_tax_name: taxName,
  hours_tax_percent: taxPercent,
  hours_shown: shown,
});

/** What the activity log states of changed settings; undefined when they are the same. */
export const findSettingsChanges = (before: HoursSettings, after: HoursSettings): ChangedFields | undefined =>
  changedFields(toAuditedSettings(before), toAuditedSettings(after));

/** Why the tax of a project cannot be saved. */
export const findTaxProblem = ({ taxName, taxPercent }: { taxName: string; taxPercent: number }) =>
  taxPercent > 0 && taxName.trim() === '' ? { field: 'taxName', message: REFUSALS.invoiceTaxName } : undefined;

/** Why an entry cannot be changed; undefined when it can. */
export function findWorkProblem(status: WorkStatus): Message | undefined {
  if (status === 'draft') return REFUSALS.workDrafted;
  return status === 'billed' ? REFUSALS.workInvoiced : undefined;
}

/** Why entries cannot be invoiced together; undefined when they can. */
export function findBillingProblem(statuses: readonly WorkStatus[]): Message | undefined {
  if (statuses.some((status) => status === 'draft' || status === 'billed')) return REFUSALS.workTaken;
  return statuses.some((status) => status !== 'unbilled') ? REFUSALS.workNotBillable : undefined;
}

interface WorkSum {
  kind: 'time' | 'expense';
  status: WorkStatus;
  entries: number;
  minutes: number;
  cents: number;
}

/** The totals of a project, from the sums of kinds and states. */
export function sumWork(sums: readonly WorkSum[]) {
  const add = (field: 'entries' | 'minutes' | 'cents', matches: (sum: WorkSum) => boolean) =>
    sums.filter(matches).reduce((total, sum) => total + sum[field], 0);
  const isUnbilled = ({ status }: WorkSum) => status === 'unbilled';
  return {
    entries: add('entries', () => true),
    minutes: add('minutes', () => true),
    unbilled_minutes: add('minutes', isUnbilled),
    unbilled_time: toAmount(add('cents', (sum) => isUnbilled(sum) && sum.kind === 'time')),
    unbilled_expenses: toAmount(add('cents', (sum) => isUnbilled(sum) && sum.kind === 'expense')),
    draft: toAmount(add('cents', ({ status }) => status === 'draft')),
    billed: toAmount(add('cents', ({ status }) => status === 'billed')),
  };
}

type InvoicedEntry = Omit<WorkEntryValues, 'is_billable'>;

interface WorkInvoiceContext {
  grouping: 'task' | 'entry';
  currency: string;
  language: Language;
  taxName: string;
  taxPercent: number;
}

const sumOf = (entries: readonly InvoicedEntry[], field: 'minutes' | 'amount_cents'): number =>
  entries.reduce((sum, entry) => sum + entry[field], 0);

/** Entries that one line states, in the order of their first one. */
function groupEntries(entries: readonly InvoicedEntry[], grouping: 'task' | 'entry'): InvoicedEntry[][] {
  const groups = new Map<string, InvoicedEntry[]>();
  for (const [index, entry] of entries.entries()) {
    const isOwn = grouping === 'entry' || entry.kind === 'expense';
    const key = isOwn ? String(index) : JSON.stringify([entry.text, entry.rate_cents]);
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  return [...groups.values()];
}

const dayText = (day: string) =>
  localised((language) =>
    new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium', timeZone: 'UTC' }).format(
      new Date(`${day}T12:00:00Z`),
    ),
  );

/**
 * The lines of an invoice: hours first, expenses after them. Each states its amount as one piece, because three decimals of
 * a quantity cannot hold minutes. A line is the sum of its entries, so the grouping never changes the total.
 */
export function toWorkLines(entries: readonly InvoicedEntry[], context: WorkInvoiceContext): DraftLine[] | Problem {
  const { grouping, currency, language, taxName, taxPercent } = context;
  const sorted = entries.toSorted((a, b) => Number(a.kind === 'expense') - Number(b.kind === 'expense'));
  const lines = groupEntries(sorted, grouping).flatMap((group): DraftLine[] => {
    const [first] = group;
    if (!first) return [];
    const { kind, text: task, worked_on, rate_cents: rate } = first;
    const duration = durationText(sumOf(group, 'minutes'));
    const price = moneyText(rate, currency);
    const day = dayText(worked_on);
    const hours = grouping === 'task' ? msg`${task}: ${duration} at ${price} per hour` : undefined;
    const text = hours ?? msg`${task}, ${day}: ${duration} at ${price} per hour`;
    const description = writeText(language, kind === 'expense' ? msg`${task}, ${day}` : text);
    const unitPrice = toAmount(sumOf(group, 'amount_cents'));
    return [{ description, quantity: 1, unit: '', unitPrice, discount: 0, taxName, taxPercent }];
  });
  return lines.length > MAX_LINES ? { field: 'ids', message: REFUSALS.workLines(MAX_LINES) } : lines;
}
