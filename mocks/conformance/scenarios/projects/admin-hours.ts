import { expect } from 'vitest';
import type { WorkEntryInput } from '../../../../contract/generated/model.ts';
import { type Scenario, UNKNOWN_ID } from '../../scenario.ts';
import { openProject } from './admin-projects.ts';

const PDF = '%PDF-1.7 of a ticket';

const receiptForm = (content: string, field = 'file') => {
  const form = new FormData();
  form.set(field, new File([content], 'ticket.pdf', { type: 'application/pdf' }));
  return form;
};

export const adminHoursScenarios: Scenario[] = [
  {
    name: 'hours and expenses are in one draft, free again once it is deleted, and locked once it is sent',
    async run(client) {
      const { token, params, headers } = await openProject(client);
      const read = async (query: { status?: 'unbilled' } = {}) =>
        (await client.call('adminGetProjectHours', { token, params, query, expected: 200 })).body;
      const { today, ...empty } = await read();
      expect(empty).toMatchObject({ rate: 0, shown: false, items: [], sums: { entries: 0, minutes: 0 } });
      const settings = { rate: 1250, taxName: ' VAT ', taxPercent: 15, shown: true };
      const set = (body: object = {}) =>
        client.call('adminSetProjectHours', { token, params, body: { ...settings, ...body } });
      expect((await set({ taxName: ' ' })).status).toBe(400);
      expect((await set()).body).toMatchObject({ rate: 1250, taxName: 'VAT', shown: true });
      const input: WorkEntryInput = {
        kind: 'time',
        worked_on: today,
        text: ' Screens ',
        minutes: 140,
        rate: 1250,
        amount: 0,
        billable: true,
      };
      const save = (entryId: string, values: Partial<WorkEntryInput> = {}, id = params.id) =>
        client.call('adminSaveWorkEntry', { token, params: { id, entryId }, body: { ...input, ...values } });
      const [hours, expense, call] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
      expect((await save(hours, { minutes: 0 })).status).toBe(400);
      expect((await save(hours, {}, UNKNOWN_ID)).status).toBe(404);
      expect((await save(hours)).status).toBe(204);
      expect((await save(hours)).status).toBe(204);
      await save(expense, { kind: 'expense', text: 'Icons', amount: 499.5 });
      await save(call, { text: 'Call', minutes: 60, billable: false });
      const recorded = await read();
      expect(recorded.sums).toEqual({
        entries: 3,
        minutes: 200,
        unbilled_minutes: 140,
        unbilled_time: 2916.67,
        unbilled_expenses: 499.5,
        draft: 0,
        billed: 0,
      });
      const page = await client.call('getLinkedProject', { headers, expected: 200 });
      expect(page.body.hours).toEqual([{ month: today.slice(0, 7), minutes: 200, billable_minutes: 140 }]);
      const invoice = (ids: string[]) =>
        client.call('adminInvoiceHours', { token, params, body: { ids, grouping: 'task' } });
      expect((await invoice([hours, call])).status).toBe(409);
      expect((await invoice([UNKNOWN_ID])).status).toBe(404);
      const draftOf = async () => {
        const { body } = await invoice([hours, expense]);
        return 'draft_id' in body ? body.draft_id : '';
      };
      const first = await draftOf();
      expect((await invoice([hours])).status).toBe(409);
      expect((await save(hours, { minutes: 1 })).status).toBe(409);
      const { body: draft } = await client.call('adminGetInvoiceDraft', {
        token,
        params: { id: first },
        expected: 200,
      });
      expect([draft.net, draft.tax, draft.total]).toEqual([3416.17, 512.43, 3928.6]);
      expect(draft.lines.map(({ description }) => description.slice(0, 18))[0]).toBe('Screens: 2 h 20 mi');
      await client.call('adminDeleteInvoiceDraft', { token, params: { id: first }, expected: 204 });
      expect((await read({ status: 'unbilled' })).items).toHaveLength(2);
      const id = await draftOf();
      expect((await client.call('adminRestoreInvoiceDraft', { token, params: { id: first } })).status).toBe(404);
      const sending = { token, params: { id }, body: { version: 1 }, expected: 200 } as const;
      const { body: sent } = await client.call('adminSendInvoiceDraft', sending);
      const { items, sums } = await read();
      expect(sums).toMatchObject({ unbilled_time: 0, unbilled_expenses: 0, billed: 3416.17 });
      expect(items.find((entry) => entry.id === hours)).toMatchObject({ status: 'billed', invoice: { id: sent.id } });
      const [listed] = (await client.call('getLinkedProject', { headers, expected: 200 })).body.invoices;
      expect(listed).toMatchObject({ number: sent.number, purpose: 'hours', total: 3928.6, left: 3928.6 });
      expect(listed?.description).toMatch(/^Screens: 2 h 20 min/);
      const project = await client.call('adminGetProject', { token, params, expected: 200 });
      expect(project.body.invoices).toMatchObject([{ id: sent.id, purpose: 'hours', status: sent.status }]);
      const remove = (entryId: string) =>
        client.call('adminDeleteWorkEntry', { token, params: { id: params.id, entryId } });
      expect([(await remove(hours)).status, (await remove(call)).status, (await remove(call)).status]).toEqual([
        409, 204, 404,
      ]);
    },
  },
  {
    name: 'the receipt of an expense is read with its invoice once the studio shows it',
    async run(client) {
      const { token, params } = await openProject(client);
      const { today } = (await client.call('adminGetProjectHours', { token, params, expected: 200 })).body;
      const [expense, hours] = [crypto.randomUUID(), crypto.randomUUID()];
      const entry = { worked_on: today, text: 'Train', minutes: 60, rate: 1250, amount: 499.5, billable: true };
      for (const [entryId, kind] of [
        [expense, 'expense'],
        [hours, 'time'],
      ] as const)
        await client.call('adminSaveWorkEntry', {
          token,
          params: { id: params.id, entryId },
          body: { ...entry, kind },
          expected: 204,
        });
      const place = (entryId = expense) => ({ token, params: { id: params.id, entryId } });
      const add = (bytes: string, entryId = expense) =>
        client.call('adminUploadReceipt', { ...place(entryId), body: receiptForm(bytes) });
      const show = (shown: boolean, entryId = expense) =>
        client.call('adminUpdateReceipt', { ...place(entryId), body: { shown } });
      expect([(await show(true)).status, (await client.call('adminDeleteReceipt', place())).status]).toEqual([
        404, 404,
      ]);
      expect([(await add('a text')).status, (await add(PDF, hours)).status]).toEqual([415, 409]);
      expect([(await add(PDF, UNKNOWN_ID)).status, (await add(`%PDF-${'a'.repeat(5 * 1024 * 1024)}`)).status]).toEqual([
        404, 413,
      ]);
      const misnamed = { ...place(), body: receiptForm(PDF, 'receipt') };
      expect((await client.call('adminUploadReceipt', misnamed)).status).toBe(400);
      expect((await add(PDF)).status).toBe(204);
      const read = async () =>
        (await client.call('adminGetProjectHours', { token, params, expected: 200 })).body.items.find(
          ({ id }) => id === expense,
        )?.receipt;
      expect(await read()).toEqual({ name: 'ticket.pdf', size_bytes: PDF.length, shown: false });
      expect((await client.call('adminGetReceipt', place())).status).toBe(200);
      const body = { ids: [expense], grouping: 'entry' } as const;
      const { draft_id: id } = (await client.call('adminInvoiceHours', { token, params, body, expected: 200 })).body;
      const sending = { token, params: { id }, body: { version: 1 }, expected: 200 } as const;
      const { link } = (await client.call('adminSendInvoiceDraft', sending)).body;
      const headers = { 'x-invoice-token': new URL(link).hash.slice(1) };
      const receipts = async () => (await client.call('getLinkedInvoice', { headers, expected: 200 })).body.receipts;
      const download = async () => (await client.call('getLinkedReceipt', { headers, params: { id: expense } })).status;
      expect([await receipts(), await download()]).toEqual([[], 404]);
      expect([(await show(true)).status, (await show(true)).status]).toEqual([204, 204]);
      expect(await receipts()).toEqual([
        { id: expense, text: 'Train', worked_on: today, amount: 499.5, name: 'ticket.pdf', size_bytes: PDF.length },
      ]);
      expect(await download()).toBe(200);
      expect((await client.call('adminDeleteReceipt', place())).status).toBe(204);
      expect([await receipts(), await read(), (await client.call('adminGetReceipt', place())).status]).toEqual([
        [],
        null,
        404,
      ]);
    },
  },
  {
    name: 'a person has one timer, and its hours are recorded once',
    async run(client) {
      const { token, params } = await openProject(client);
      const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
      const start = (id: string, text = ' Screens ') =>
        client.call('adminStartTimer', { token, params, body: { id, text } });
      const stop = (id: string) => client.call('adminStopTimer', { token, params, body: { id }, expected: 200 });
      expect((await start(first, ' ')).status).toBe(400);
      expect((await start(first)).body).toMatchObject({ timer: { id: first, lead_id: params.id, text: 'Screens' } });
      await start(first);
      expect((await start(second)).body).toMatchObject({ timer: { id: second } });
      expect((await stop(first)).body).toMatchObject({ timer: { id: second } });
      expect((await stop(second)).body).toEqual({ timer: null });
      expect((await start(first)).body).toEqual({ timer: null });
      expect((await client.call('adminGetTimer', { token, expected: 200 })).body).toEqual({ timer: null });
      const { items } = (await client.call('adminGetProjectHours', { token, params, expected: 200 })).body;
      expect(items.map(({ minutes }) => minutes)).toEqual([1, 1]);
      const lost = { token, params: { id: UNKNOWN_ID }, body: { id: second, text: 'Screens' } };
      expect((await client.call('adminStartTimer', lost)).status).toBe(404);
      expect((await client.call('adminStopTimer', { ...lost, body: { id: second } })).status).toBe(404);
    },
  },
  {
    name: 'a care plan starts once with its recurring invoice, counts hours down, and ends on a day',
    async run(client) {
      const { token, params, headers } = await openProject(client);
      const { today } = (await client.call('adminGetProjectHours', { token, params, expected: 200 })).body;
      const input = { fee: 15_000, minutes: 300, rate: 1250, carries_over: false, sends: false, starts_on: today };
      const id = crypto.randomUUID();
      const start = (values: object = {}) =>
        client.call('adminStartCarePlan', { token, params, body: { id, ...input, ...values } });
      const end = (ends_on: string) => client.call('adminEndCarePlan', { token, params, body: { ends_on } });
      const unknown = { token, params: { id: UNKNOWN_ID } };
      expect((await client.call('adminGetCarePlan', { token, params, expected: 200 })).body).toEqual({ plan: null });
      expect((await end(today)).status).toBe(404);
      expect((await client.call('adminInvoiceCarePlan', { token, params, body: { place: 0 } })).status).toBe(404);
      expect((await start({ starts_on: '2026-01-01' })).status).toBe(400);
      expect((await client.call('adminStartCarePlan', { ...unknown, body: { id, ...input } })).status).toBe(404);
      expect((await start()).status).toBe(200);
      expect((await start()).body).toMatchObject({ plan: { id, fee: 15_000, minutes: 300, ends_on: null } });
      expect((await start({ id: crypto.randomUUID() })).status).toBe(409);
      const { items } = (await client.call('adminListInvoiceSchedules', { token, expected: 200 })).body;
      expect(items).toMatchObject([{ every: 'month', first_on: today, total: 15_000, status: 'active' }]);
      const place = { id: params.id, entryId: crypto.randomUUID() };
      const entry = { kind: 'time' as const, text: 'Updates', minutes: 320, rate: 1250, amount: 0, billable: true };
      const body = { ...entry, worked_on: today, care_plan: true };
      await client.call('adminSaveWorkEntry', { token, params: place, body, expected: 204 });
      const early = { token, params: place, body: { ...body, worked_on: '2026-01-01' } };
      expect((await client.call('adminSaveWorkEntry', early)).status).toBe(400);
      const { plan } = (await client.call('adminGetCarePlan', { token, params, expected: 200 })).body;
      expect(plan?.months).toMatchObject([{ place: 0, used: 320, left: 0, over: 20, amount: 416.67 }]);
      expect((await client.call('adminInvoiceCarePlan', { token, params, body: { place: 0 } })).status).toBe(409);
      expect((await end('2026-01-01')).status).toBe(400);
      expect((await end('2099-01-01')).body).toMatchObject({ plan: { ends_on: '2099-01-01', is_over: false } });
      expect((await end('2099-01-01')).status).toBe(200);
      expect((await end('2099-01-02')).status).toBe(409);
      const { body: page } = await client.call('getLinkedProject', { headers, expected: 200 });
      expect(page.care_plan).toMatchObject({ from: today, used: 320, over: 20, ends_on: '2099-01-01' });
    },
  },
];
