import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import {
  createInvoiceSchedule,
  listInvoiceSchedules,
  setInvoiceScheduleStatus,
  setInvoiceScheduleTemplate,
} from './invoice-schedules.service.ts';

type Operations =
  | 'adminListInvoiceSchedules'
  | 'adminCreateInvoiceSchedule'
  | 'adminSetInvoiceScheduleStatus'
  | 'adminSetInvoiceScheduleTemplate';

/** Recurring invoices. */
export function createAdminInvoiceSchedulesHandlers(deps: Deps): FeatureHandlers<Operations> {
  return {
    adminListInvoiceSchedules: async () => ({ status: 200, body: { items: await listInvoiceSchedules(deps) } }),

    adminCreateInvoiceSchedule: async ({ user, body }) => ({
      status: 200,
      body: await createInvoiceSchedule(deps, user.id, body),
    }),

    adminSetInvoiceScheduleStatus: async ({ user, params, body }) => ({
      status: 200,
      body: await setInvoiceScheduleStatus(deps, { userId: user.id, id: params.id, ...body }),
    }),

    adminSetInvoiceScheduleTemplate: async ({ user, params, body }) => ({
      status: 200,
      body: await setInvoiceScheduleTemplate(deps, { userId: user.id, id: params.id, ...body }),
    }),
  };
}
