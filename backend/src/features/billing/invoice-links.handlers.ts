import { openInvoice } from '../../clients/client-access.service.ts';
import { getLinkedReceipt } from '../../clients/invoice-receipts.service.ts';
import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { getLinkedInvoice, getLinkedPdf, payLinkedInvoice, reportInvoiceTransfer } from './invoice-links.service.ts';
import type { SettlementDeps } from './settlement.service.ts';

type Operations =
  | 'getLinkedInvoice'
  | 'getLinkedInvoicePdf'
  | 'getLinkedReceipt'
  | 'payLinkedInvoice'
  | 'reportInvoiceTransfer';

interface LinkedCall {
  headers: { 'x-invoice-token'?: string };
  call: { ip: string };
}

/** Invoices that the studio has written, without a sign-in; only the token of their link gives access. */
export function createInvoiceLinksHandlers(deps: SettlementDeps & Deps): FeatureHandlers<Operations> {
  /** The contract requires the header. @throws AppError 403, 404 */
  const open = async ({ headers, call }: LinkedCall, operation: Operations): Promise<string> => {
    await deps.limits.consume('guest-token-network', call.ip);
    return (await openInvoice(deps, headers['x-invoice-token'] ?? '', operation)).invoiceId;
  };
  return {
    getLinkedInvoice: async (input) => ({
      status: 200,
      body: await getLinkedInvoice(deps, await open(input, 'getLinkedInvoice')),
    }),

    getLinkedInvoicePdf: async (input) => {
      const { params, query, call } = input;
      const id = await open(input, 'getLinkedInvoicePdf');
      return getLinkedPdf(deps, id, params.id, { ...query, language: call.language });
    },

    getLinkedReceipt: async (input) => getLinkedReceipt(deps, await open(input, 'getLinkedReceipt'), input.params.id),

    payLinkedInvoice: async (input) => {
      const id = await open(input, 'payLinkedInvoice');
      return { status: 200, body: await payLinkedInvoice(deps, id, input.body, input.call.language) };
    },

    reportInvoiceTransfer: async (input) => {
      const id = await open(input, 'reportInvoiceTransfer');
      return { status: 200, body: await reportInvoiceTransfer(deps, id, input.body.number) };
    },
  };
}
