import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { endCarePlan, getCarePlan, invoiceCarePlan, startCarePlan } from './care-plans.service.ts';
import {
  getProjectHours,
  invoiceHours,
  removeWorkEntry,
  saveWorkEntry,
  setProjectHours,
} from './project-hours.service.ts';
import { getReceipt, removeReceipt, updateReceipt, uploadReceipt } from './work-receipts.service.ts';
import { getTimer, startTimer, stopTimer } from './work-timer.service.ts';

type Operations =
  | 'adminGetProjectHours'
  | 'adminSetProjectHours'
  | 'adminSaveWorkEntry'
  | 'adminDeleteWorkEntry'
  | 'adminGetReceipt'
  | 'adminUploadReceipt'
  | 'adminUpdateReceipt'
  | 'adminDeleteReceipt'
  | 'adminInvoiceHours'
  | 'adminGetCarePlan'
  | 'adminStartCarePlan'
  | 'adminEndCarePlan'
  | 'adminInvoiceCarePlan'
  | 'adminGetTimer'
  | 'adminStartTimer'
  | 'adminStopTimer';

/** Hours and expenses of projects, and their invoices. */
export function createAdminHoursHandlers(deps: Deps): FeatureHandlers<Operations> {
  return {
    adminGetProjectHours: async ({ params, query }) => ({
      status: 200,
      body: await getProjectHours(deps, params.id, query.status),
    }),

    adminSetProjectHours: async ({ user, params, body }) => ({
      status: 200,
      body: await setProjectHours(deps, { userId: user.id, leadId: params.id }, body),
    }),

    adminSaveWorkEntry: async ({ user, params, body }) => {
      await saveWorkEntry(deps, { userId: user.id, leadId: params.id, id: params.entryId }, body);
      return { status: 204 };
    },

    adminDeleteWorkEntry: async ({ user, params }) => {
      await removeWorkEntry(deps, { userId: user.id, leadId: params.id, id: params.entryId });
      return { status: 204 };
    },

    adminGetReceipt: async ({ params }) => getReceipt(deps, { leadId: params.id, id: params.entryId }),

    adminUploadReceipt: async ({ user, params, body }) => {
      await uploadReceipt(deps, { userId: user.id, leadId: params.id, id: params.entryId }, body.file);
      return { status: 204 };
    },

    adminUpdateReceipt: async ({ user, params, body }) => {
      await updateReceipt(deps, { userId: user.id, leadId: params.id, id: params.entryId }, body.shown);
      return { status: 204 };
    },

    adminDeleteReceipt: async ({ user, params }) => {
      await removeReceipt(deps, { userId: user.id, leadId: params.id, id: params.entryId });
      return { status: 204 };
    },

    adminInvoiceHours: async ({ user, params, body }) => ({
      status: 200,
      body: await invoiceHours(deps, { userId: user.id, leadId: params.id }, body),
    }),

    adminGetCarePlan: async ({ params }) => ({ status: 200, body: await getCarePlan(deps, params.id) }),

    adminStartCarePlan: async ({ user, params, body }) => ({
      status: 200,
      body: await startCarePlan(deps, { userId: user.id, leadId: params.id }, body),
    }),

    adminEndCarePlan: async ({ user, params, body }) => ({
      status: 200,
      body: await endCarePlan(deps, { userId: user.id, leadId: params.id }, body.ends_on),
    }),

    adminInvoiceCarePlan: async ({ user, params, body }) => ({
      status: 200,
      body: await invoiceCarePlan(deps, { userId: user.id, leadId: params.id }, body.place),
    }),

    adminGetTimer: async ({ user }) => ({ status: 200, body: await getTimer(deps, user.id) }),

    adminStartTimer: async ({ user, params, body }) => ({
      status: 200,
      body: await startTimer(deps, { userId: user.id, leadId: params.id }, body),
    }),

    adminStopTimer: async ({ user, params, body }) => ({
      status: 200,
      body: await stopTimer(deps, { userId: user.id, leadId: params.id }, body.id),
    }),
  };
}
