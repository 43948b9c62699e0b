import { expect } from 'vitest';
import { demoAdmin, type Scenario, UNKNOWN_ID } from '../../scenario.ts';

const line = { description: 'Care', quantity: 1, unit: '', unitPrice: 90, discount: 0, taxName: 'VAT', taxPercent: 15 };
const recipient = {
  customerId: null,
  name: 'Padma Foods Ltd.',
  email: 'accounts@padma.example',
  address: '',
  country: 'BD',
  taxNumber: '',
  language: 'en' as const,
};

export const adminInvoiceSchedulesScenarios: Scenario[] = [
  {
    name: 'a draft becomes a recurring invoice once, is edited from a copy, paused, resumed and ended',
    async run(client) {
      const { token } = await demoAdmin(client);
      const content = { recipient, lines: [line], note: '', purchaseOrder: '', dueDays: 10, version: 1 };
      const { body: empty } = await client.call('adminCreateInvoiceDraft', { token, body: {} });
      const first_on = `${new Date().getUTCFullYear() + 1}-01-31`;
      const input = { draft_id: empty.id, version: 1, every: 'quarter' as const, first_on, sends: true };
      const create = (body: object) =>
        client.call('adminCreateInvoiceSchedule', { token, body: { ...input, ...body } });
      expect((await create({})).status).toBe(400);
      await client.call('adminSaveInvoiceDraft', { token, params: { id: empty.id }, body: content });
      expect((await create({})).status).toBe(409);
      expect((await create({ version: 2, first_on: '2026-01-01' })).status).toBe(400);
      expect((await create({ version: 2, draft_id: UNKNOWN_ID })).status).toBe(404);
      const { body: schedule } = await create({ version: 2, times: 2 });
      const series = { name: recipient.name, total: 103.5, yearly: 414, made: 0, status: 'active', next_on: first_on };
      expect(schedule).toMatchObject({ ...series, ends_on: null, times: 2, currency: 'USD', version: 1 });
      expect(schedule.next_period).toMatch(/^January 31 – April 29, \d{4}$/);
      expect((await create({ version: 2 })).body.id).toBe(schedule.id);
      const listed = async () =>
        (await client.call('adminListInvoiceSchedules', { token })).body.items.find(({ id }) => id === schedule.id);
      expect(await listed()).toEqual(schedule);
      const { body: drafts } = await client.call('adminListInvoiceDrafts', { token });
      expect(drafts.items.map(({ id }) => id)).not.toContain(empty.id);

      const params = { id: schedule.id };
      const { body: copy } = await client.call('adminCreateInvoiceDraft', { token, body: { copyOf: schedule.id } });
      expect(copy).toMatchObject({ schedule_id: schedule.id, total: 103.5, version: 1 });
      const raised = { ...content, lines: [{ ...line, unitPrice: 100 }] };
      await client.call('adminSaveInvoiceDraft', { token, params: { id: copy.id }, body: raised });
      const setTemplate = (version: number, id = schedule.id, draft_id = copy.id) =>
        client.call('adminSetInvoiceScheduleTemplate', { token, params: { id }, body: { draft_id, version } });
      expect((await setTemplate(1)).status).toBe(409);
      expect((await setTemplate(2, UNKNOWN_ID)).status).toBe(404);
      expect((await setTemplate(2, schedule.id, UNKNOWN_ID)).status).toBe(404);
      expect((await setTemplate(2)).body).toMatchObject({ total: 115, yearly: 460, next_on: first_on, version: 2 });
      expect((await setTemplate(2)).body).toMatchObject({ version: 2 });

      const set = (status: 'active' | 'paused' | 'ended', version: number) =>
        client.call('adminSetInvoiceScheduleStatus', { token, params, body: { status, version } });
      expect((await set('paused', 1)).status).toBe(409);
      expect((await set('paused', 2)).body).toMatchObject({ status: 'paused', next_on: first_on, version: 3 });
      expect((await set('active', 3)).body).toMatchObject({ status: 'active', next_on: first_on });
      expect((await set('ended', 4)).body).toMatchObject({ status: 'ended', next_on: null, next_period: '' });
      expect((await set('active', 5)).status).toBe(409);
      const other = { draft_id: UNKNOWN_ID, version: 1 };
      expect((await client.call('adminSetInvoiceScheduleTemplate', { token, params, body: other })).status).toBe(409);
      const unknown = { token, params: { id: UNKNOWN_ID }, body: { status: 'paused' as const, version: 1 } };
      expect((await client.call('adminSetInvoiceScheduleStatus', unknown)).status).toBe(404);
    },
  },
];
