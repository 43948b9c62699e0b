import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { getLinkedInvoice, getLinkedPdf, payLinkedInvoice, reportInvoiceTransfer } from './invoice-links.service.ts';
import type { SettlementDeps } from './settlement.service.ts';

type Operations = 'getLinkedInvoice' | 'getLinkedInvoicePdf' | 'payLinkedInvoice' | 'reportInvoiceTransfer';

/** The contract requires the header. */
const getToken = (headers: { 'x-invoice-token'?: string }): string => headers['x-invoice-token'] ?? '';

/** Invoices that the studio has written, without a sign-in; only the token of their link gives access. */
export function createInvoiceLinksHandlers(deps: SettlementDeps & Deps): FeatureHandlers<Operations> {
  const limit = (ip: string) => deps.limits.consume('guest-token-network', ip);
  return {
    getLinkedInvoice: async ({ headers, call }) => {
      await limit(call.ip);
      return { status: 200, body: await getLinkedInvoice(deps, getToken(headers)) };
    },

    getLinkedInvoicePdf: async ({ headers, params, query, call }) => {
      await limit(call.ip);
      return getLinkedPdf(deps, getToken(headers), params.id, { ...query, language: call.language });
    },

    payLinkedInvoice: async ({ headers, body, call }) => {
      await limit(call.ip);
      return { status: 200, body: await payLinkedInvoice(deps, getToken(headers), body, call.language) };
    },

    reportInvoiceTransfer: async ({ headers, body, call }) => {
      await limit(call.ip);
      return { status: 200, body: await reportInvoiceTransfer(deps, getToken(headers), body.number) };
    },
  };
}
