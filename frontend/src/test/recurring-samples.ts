import type { MockApi } from '../../../mocks/api.ts';
import type { StoredInvoiceSchedule } from '../../../mocks/store/invoice-state.ts';
import { DRAFT_ID, INVOICE_ID, sampleContent } from './direct-invoice-samples.ts';

export const SCHEDULE_ID = '00000000-0000-4000-8000-0000000000f1';

/** Stores a monthly invoice over $282.75 whose next one is that of January 2027. */
export function storeSchedule(api: MockApi, values: Partial<StoredInvoiceSchedule> = {}): void {
  api.db.state.invoiceSchedules.push({
    id: SCHEDULE_ID,
    draftId: '00000000-0000-4000-8000-0000000000d9',
    content: sampleContent,
    currency: 'USD',
    every: 'month',
    first_on: '2026-11-01',
    ends_on: null,
    times: null,
    sends: true,
    status: 'active',
    next_period: 2,
    next_on: '2027-01-01',
    version: 1,
    invoiceIds: [INVOICE_ID],
    ...values,
  });
}

const named = (name: string) => ({
  content: { ...sampleContent, recipient: { ...sampleContent.recipient, name } },
  invoiceIds: [],
});

/** A running, a paused, a foreign and an ended one. */
export function storeSchedules(api: MockApi): void {
  storeSchedule(api);
  const id = (last: number) => `00000000-0000-4000-8000-0000000000f${last}`;
  const year = { every: 'year', first_on: '2027-02-01', next_on: '2027-02-01', next_period: 0 } as const;
  storeSchedule(api, { id: id(2), ...named('Meghna Textiles'), ...year, sends: false, times: 3 });
  storeSchedule(api, { id: id(3), ...named('Jamuna Press'), status: 'paused', ends_on: '2027-12-31' });
  storeSchedule(api, { id: id(4), ...named('Teesta Tours'), status: 'paused', currency: 'BDT' });
  storeSchedule(api, { id: id(5), ...named('Karnaphuli Ships'), status: 'ended', next_on: null });
}

/** Makes the stored draft one of the template. */
export function linkDraft(api: MockApi): void {
  const draft = api.db.state.invoiceDrafts.find(({ id }) => id === DRAFT_ID);
  const schedule = api.db.state.invoiceSchedules.find(({ id }) => id === SCHEDULE_ID);
  if (draft && schedule) Object.assign(draft, { scheduleId: schedule.id, templateId: schedule.draftId });
}
