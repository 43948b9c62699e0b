import type { ProjectHours, ProjectMonthHours, WorkEntry } from '../../contract/generated/model.ts';
import { toAmount } from '../../contract/rules/money.ts';
import { sumWork, type WorkEntryValues, type WorkStatus } from '../../contract/rules/project-hours.ts';
import type { StoredCarePlan } from './care-plans.ts';
import type { MockDb } from './db.ts';
import { findDirectInvoice } from './direct-invoices.ts';
import { fromDataUrl } from './picture-files.ts';
import { quoteCurrency, shopDay } from './quotes.ts';

export interface StoredWorkEntry extends WorkEntryValues {
  id: string;
  leadId: string;
  userId: string;
  draftId: string | null;
  carePlanId: string | null;
  created_at: string;
  receipt?: { name: string; dataUrl: string; shown: boolean } | null;
}

export interface StoredWorkTimer {
  userId: string;
  id: string;
  lead_id: string;
  text: string;
  startedAt: string;
}

interface HoursSettings {
  rate_cents: number;
  taxName: string;
  taxPercent: number;
  shown: boolean;
}

export interface WorkState {
  workEntries: StoredWorkEntry[];
  workTimers: StoredWorkTimer[];
  /** the one that was started last comes last */
  carePlans: StoredCarePlan[];
  /** by the id of the lead */
  projectHours: Record<string, HoursSettings>;
}

export const hoursSettings = (db: MockDb, leadId: string): HoursSettings =>
  db.state.projectHours[leadId] ?? { rate_cents: 0, taxName: '', taxPercent: 0, shown: false };

const findDraft = (db: MockDb, { draftId }: StoredWorkEntry) =>
  db.state.invoiceDrafts.find(({ id, deleted, invoiceId }) => id === draftId && (!deleted || invoiceId !== null));

export const workStatus = (db: MockDb, entry: StoredWorkEntry): WorkStatus => {
  if (entry.carePlanId !== null) return 'care_plan';
  if (!entry.is_billable) return 'not_billable';
  const draft = findDraft(db, entry);
  if (!draft) return 'unbilled';
  return draft.invoiceId === null ? 'draft' : 'billed';
};

export const receiptSize = ({ dataUrl }: { dataUrl: string }): number => fromDataUrl(dataUrl).bytes.length;

const toEntry = (db: MockDb, entry: StoredWorkEntry): WorkEntry => {
  const { id, kind, worked_on, text, minutes, rate_cents, amount_cents, is_billable: billable } = entry;
  const status = workStatus(db, entry);
  const invoice = findDirectInvoice(db, findDraft(db, entry)?.invoiceId ?? '');
  return {
    id,
    kind,
    worked_on,
    text,
    minutes,
    rate: toAmount(rate_cents),
    amount: toAmount(amount_cents),
    billable,
    status,
    draft_id: status === 'draft' ? entry.draftId : null,
    invoice: invoice ? { id: invoice.id, number: invoice.number } : null,
    recorded_by: db.account(entry.userId)?.user.name ?? '',
    receipt: entry.receipt
      ? { name: entry.receipt.name, size_bytes: receiptSize(entry.receipt), shown: entry.receipt.shown }
      : null,
  };
};

/** Newest day first. */
export const listWorkEntries = (db: MockDb, leadId: string): StoredWorkEntry[] =>
  db.state.workEntries
    .filter((entry) => entry.leadId === leadId)
    .toSorted(
      (a, b) =>
        b.worked_on.localeCompare(a.worked_on) || b.created_at.localeCompare(a.created_at) || a.id.localeCompare(b.id),
    );

export const toProjectHours = (db: MockDb, leadId: string, wanted?: WorkStatus): ProjectHours => {
  const { rate_cents, ...settings } = hoursSettings(db, leadId);
  const entries = listWorkEntries(db, leadId);
  const sums = entries.map((entry) => {
    const { kind, minutes, amount_cents: cents } = entry;
    return { kind, status: workStatus(db, entry), entries: 1, minutes, cents };
  });
  return {
    rate: toAmount(rate_cents),
    ...settings,
    currency: quoteCurrency(db),
    today: shopDay(db),
    sums: sumWork(sums),
    items: entries
      .map((entry) => toEntry(db, entry))
      .filter(({ status }) => wanted === undefined || status === wanted)
      .slice(0, 500),
  };
};

/** The hours of each month, newest first; null unless the studio shows them. */
export const listMonthHours = (db: MockDb, leadId: string): ProjectMonthHours[] | null => {
  if (!hoursSettings(db, leadId).shown) return null;
  const months = new Map<string, ProjectMonthHours>();
  for (const { kind, worked_on, minutes, is_billable } of listWorkEntries(db, leadId)) {
    if (kind === 'expense') continue;
    const month = worked_on.slice(0, 7);
    const sum = months.get(month) ?? { month, minutes: 0, billable_minutes: 0 };
    sum.minutes += minutes;
    sum.billable_minutes += is_billable ? minutes : 0;
    months.set(month, sum);
  }
  return [...months.values()];
};

/** Removes the deleted drafts of entries for good: restored, they would invoice what is changed or invoiced now. */
export const purgeDraftsOf = (db: MockDb, entries: readonly StoredWorkEntry[]): void => {
  const drafts = new Set(entries.map(({ draftId }) => draftId));
  db.state.invoiceDrafts = db.state.invoiceDrafts.filter(
    ({ id, deleted, invoiceId }) => !deleted || invoiceId !== null || !drafts.has(id),
  );
};
