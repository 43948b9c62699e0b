import { expect } from 'vitest';
import { demoAdmin, type Scenario, UNKNOWN_ID } from '../../scenario.ts';

const line = { description: 'Hosting', quantity: 1, unit: '', unitPrice: 90, discount: 0, taxName: '', taxPercent: 0 };

export const adminInvoiceRemindersScenarios: Scenario[] = [
  {
    name: 'an invoice shows what its plan sends next, reminds once for one press, and can be silenced',
    async run(client) {
      const { token } = await demoAdmin(client);
      const { body: before } = await client.call('adminGetReminderPlan', { token });
      expect(before.steps.map(({ active }) => active)).not.toContain(true);
      const steps = [14, -3, 7].map((days) => ({ days, active: true }));
      const plan = { steps, skips_weekend: false, version: before.version };
      const save = (body: typeof plan) => client.call('adminUpdateReminderPlan', { token, body });
      expect((await save({ ...plan, steps: [...steps, { days: 7, active: false }] })).status).toBe(400);
      const { body: saved } = await save(plan);
      expect(saved.steps.map(({ days }) => days)).toEqual([-3, 7, 14]);
      expect((await save(plan)).status).toBe(409);

      const { body: draft } = await client.call('adminCreateInvoiceDraft', { token, body: {} });
      const params = { id: draft.id };
      const recipient = {
        customerId: null,
        name: 'Padma Foods Ltd.',
        email: `reminders-${crypto.randomUUID()}@padma.example`,
        address: '',
        country: 'BD',
        taxNumber: '',
        language: 'en' as const,
      };
      const content = { recipient, lines: [line], note: '', purchaseOrder: '', dueDays: 10, version: 1 };
      await client.call('adminSaveInvoiceDraft', { token, params, body: content });
      const { body: sent } = await client.call('adminSendInvoiceDraft', { token, params, body: { version: 2 } });
      const of = { token, params: { id: sent.id } };
      const { body: planned } = await client.call('adminGetInvoiceReminders', of);
      expect(planned).toMatchObject({ silenced: false, pause_reason: null, sent: [] });
      expect(planned.upcoming.map(({ days, dueOn }) => [days, dueOn])).toEqual([-3, 7, 14].map((d) => [d, sent.dueOn]));

      const remind = (count: number) => client.call('adminSendInvoiceReminder', { ...of, body: { sent: count } });
      const { body: reminded } = await remind(0);
      expect(reminded.sent).toMatchObject([{ days: null, amount: 90, dueOn: sent.dueOn }]);
      expect((await remind(0)).status).toBe(409);
      const silence = (silenced: boolean) => client.call('adminSilenceInvoice', { ...of, body: { silenced } });
      expect((await silence(true)).body).toMatchObject({ silenced: true, pause_reason: 'silenced', upcoming: [] });
      expect((await silence(false)).body.upcoming).toHaveLength(3);

      const paidOn = sent.items[0]?.issued_at.slice(0, 10) ?? '';
      const payment = { amount: 90, left: 90, paidOn, method: 'bank' as const, reference: '' };
      await client.call('adminRecordInvoicePayment', { ...of, body: payment });
      expect((await client.call('adminGetInvoiceReminders', of)).body).toMatchObject({
        pause_reason: 'paid',
        upcoming: [],
      });
      expect((await remind(1)).status).toBe(409);
      const unknown = { token, params: { id: UNKNOWN_ID } };
      expect((await client.call('adminGetInvoiceReminders', unknown)).status).toBe(404);
      expect((await client.call('adminSendInvoiceReminder', { ...unknown, body: { sent: 0 } })).status).toBe(404);
      expect((await client.call('adminSilenceInvoice', { ...unknown, body: { silenced: true } })).status).toBe(404);
      const off = saved.steps.map(({ days }) => ({ days, active: false }));
      await save({ steps: off, skips_weekend: true, version: saved.version });
    },
  },
];
