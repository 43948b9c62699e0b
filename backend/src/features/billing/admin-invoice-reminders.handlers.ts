import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { getReminderPlan } from './invoice-reminders.repository.ts';
import { getInvoiceReminders, saveReminderPlan, sendReminderNow, silenceInvoice } from './invoice-reminders.service.ts';

type Operations =
  | 'adminGetInvoiceReminders'
  | 'adminSendInvoiceReminder'
  | 'adminSilenceInvoice'
  | 'adminGetReminderPlan'
  | 'adminUpdateReminderPlan';

/** Reminders of unpaid invoices that the studio has written. */
export function createAdminInvoiceRemindersHandlers(deps: Deps): FeatureHandlers<Operations> {
  return {
    adminGetInvoiceReminders: async ({ params }) => ({ status: 200, body: await getInvoiceReminders(deps, params.id) }),

    adminSendInvoiceReminder: async ({ user, params, body }) => ({
      status: 200,
      body: await sendReminderNow(deps, { userId: user.id, id: params.id, ...body }),
    }),

    adminSilenceInvoice: async ({ user, params, body }) => ({
      status: 200,
      body: await silenceInvoice(deps, { userId: user.id, id: params.id, ...body }),
    }),

    adminGetReminderPlan: async () => ({ status: 200, body: await getReminderPlan(deps.db) }),

    adminUpdateReminderPlan: async ({ user, body }) => ({
      status: 200,
      body: await saveReminderPlan(deps, user.id, body),
    }),
  };
}
