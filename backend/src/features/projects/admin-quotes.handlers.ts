import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { deleteQuote } from './delete-quote.service.ts';
import { createQuote, getAdminQuote, listAdminQuotes, saveQuote } from './quotes.service.ts';
import { createSealedResponse } from './seal-quote.service.ts';
import { sendQuote } from './send-quote.service.ts';

type Operations =
  | 'adminListQuotes'
  | 'adminCreateQuote'
  | 'adminGetQuote'
  | 'adminSaveQuote'
  | 'adminDeleteQuote'
  | 'adminSendQuote'
  | 'adminGetQuotePdf';

/** Quotes, from the draft to the agreement. */
export function createAdminQuotesHandlers(deps: Deps): FeatureHandlers<Operations> {
  return {
    adminListQuotes: async ({ query }) => ({ status: 200, body: { items: await listAdminQuotes(deps, query.lead) } }),

    adminCreateQuote: async ({ user, body }) => ({ status: 201, body: await createQuote(deps, user.id, body) }),

    adminGetQuote: async ({ params }) => ({ status: 200, body: await getAdminQuote(deps, params.id) }),

    adminSaveQuote: async ({ user, params, body }) => ({
      status: 200,
      body: await saveQuote(deps, user.id, params.id, body),
    }),

    adminDeleteQuote: async ({ user, params }) => {
      await deleteQuote(deps, { userId: user.id, id: params.id });
      return { status: 204 };
    },

    adminSendQuote: async ({ user, params, body }) => ({
      status: 200,
      body: await sendQuote(deps, { userId: user.id, id: params.id, version: body.version }),
    }),

    adminGetQuotePdf: ({ params }) => createSealedResponse(deps, params.id),
  };
}
