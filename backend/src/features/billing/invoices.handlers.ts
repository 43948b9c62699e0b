import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { notFound } from '../../lib/errors.ts';
import { checkVatNumber } from '../../vat-numbers/vat-checks.ts';
import { findBillingDetails } from './billing.repository.ts';
import { updateBillingDetails } from './billing.service.ts';
import { createInvoiceResponse } from './invoice-file.service.ts';
import { listOwnInvoices } from './invoice-payments.service.ts';
import { toInvoice } from './invoices.mapper.ts';
import { findInvoice, findOrderUserId, listInvoices } from './invoices.repository.ts';

type Operations =
  | 'listOwnInvoices'
  | 'listOrderInvoices'
  | 'getInvoicePdf'
  | 'getBillingDetails'
  | 'saveBillingDetails'
  | 'checkVatNumber';

/** The signed-in customer's invoices and billing details. */
export function createInvoicesHandlers(deps: Deps): FeatureHandlers<Operations> {
  const { db, storage, clock, env, limits } = deps;
  return {
    listOwnInvoices: async ({ user }) => ({
      status: 200,
      body: { items: await listOwnInvoices({ db, clock, env }, user.id) },
    }),

    listOrderInvoices: async ({ user, params }) => {
      if ((await findOrderUserId(db, params.id)) !== user.id) throw notFound();
      return { status: 200, body: { items: (await listInvoices(db, params.id)).map(toInvoice) } };
    },

    getInvoicePdf: async ({ user, params, query, call }) => {
      const invoice = await findInvoice(db, params.id);
      if (!invoice || invoice.user_id !== user.id) throw notFound();
      return createInvoiceResponse({ storage }, invoice, { ...query, language: call.language });
    },

    getBillingDetails: async ({ user }) => ({ status: 200, body: await findBillingDetails(db, user.id) }),

    saveBillingDetails: async ({ user, body }) => ({
      status: 200,
      body: await updateBillingDetails(db, user.id, body),
    }),

    checkVatNumber: async ({ body: { country, number }, call }) => {
      await limits.consume('vat-checks', call.ip);
      return { status: 200, body: await checkVatNumber(deps, { country, typed: number }) };
    },
  };
}
