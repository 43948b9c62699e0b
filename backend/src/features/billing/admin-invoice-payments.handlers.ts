import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { exportInvoicePayments } from './export-invoice-payments.service.ts';
import { renewInvoiceLink } from './invoice-links.service.ts';
import { recordInvoicePayment } from './invoice-payments.service.ts';
import { addTaxCertificate, correctInvoicePayment } from './withheld-tax.service.ts';

type Operations =
  | 'adminRenewInvoiceLink'
  | 'adminRecordInvoicePayment'
  | 'adminCorrectInvoicePayment'
  | 'adminAddTaxCertificate'
  | 'adminExportInvoicePayments';

/** How invoices that the studio has written are paid. */
export function createAdminInvoicePaymentsHandlers(deps: Deps): FeatureHandlers<Operations> {
  return {
    adminRenewInvoiceLink: async ({ user, params }) => ({
      status: 200,
      body: await renewInvoiceLink(deps, user.id, params.id),
    }),

    adminRecordInvoicePayment: async ({ user, params, body }) => ({
      status: 200,
      body: await recordInvoicePayment(deps, { userId: user.id, id: params.id, ...body }),
    }),

    adminCorrectInvoicePayment: async ({ user, params, body }) => ({
      status: 200,
      body: await correctInvoicePayment(deps, { userId: user.id, ...params }, body.reason),
    }),

    adminAddTaxCertificate: async ({ user, params, body }) => ({
      status: 200,
      body: await addTaxCertificate(deps, { userId: user.id, ...params }, body),
    }),

    adminExportInvoicePayments: async ({ query, call }) => exportInvoicePayments(deps, query.month, call.language),
  };
}
