import { createTokenStore } from '@/hooks/token-store.ts';

/** The token of an invoice: a payer returning from a payment provider finds the invoice again. */
export const { save: saveInvoiceToken, useToken: useInvoiceToken } = createTokenStore('invoice-token');

/** The header that authorizes access to an invoice. */
export const invoiceHeaders = (token: string) => ({ headers: { 'X-Invoice-Token': token } });
