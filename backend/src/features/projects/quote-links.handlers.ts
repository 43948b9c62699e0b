import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { createSigning } from '../orders/signing.service.ts';
import { acceptQuote } from './accept-quote.service.ts';
import { askQuestion, declineQuote, getLinkedQuote, getLinkedQuoteId, recordReading } from './quote-links.service.ts';
import { checkSeal, createSealedResponse } from './seal-quote.service.ts';

type Operations =
  | 'getLinkedQuote'
  | 'getLinkedQuotePdf'
  | 'recordQuoteView'
  | 'askQuoteQuestion'
  | 'acceptQuote'
  | 'declineQuote'
  | 'checkQuoteSeal';

/** The contract requires the header. */
const getToken = (headers: { 'x-quote-token'?: string }): string => headers['x-quote-token'] ?? '';

/** Quotes without a sign-in; only the token of a link gives access. @param secret the server's, for the seals */
export function createQuoteLinksHandlers(deps: Deps, secret: string): FeatureHandlers<Operations> {
  const signing = createSigning(deps, secret);
  const limit = (ip: string) => deps.limits.consume('guest-token-network', ip);
  return {
    getLinkedQuote: async ({ headers, call }) => {
      await limit(call.ip);
      return { status: 200, body: await getLinkedQuote(deps, getToken(headers)) };
    },

    getLinkedQuotePdf: async ({ headers, call }) => {
      await limit(call.ip);
      return createSealedResponse(deps, await getLinkedQuoteId(deps, getToken(headers)));
    },

    recordQuoteView: async ({ headers, body, call }) => {
      await limit(call.ip);
      await recordReading(deps, getToken(headers), { version: body.version, userAgent: call.userAgent });
      return { status: 204 };
    },

    askQuoteQuestion: async ({ headers, body, call }) => {
      await limit(call.ip);
      await askQuestion(deps, getToken(headers), body);
      return { status: 204 };
    },

    acceptQuote: async ({ headers, body, call }) => {
      await limit(call.ip);
      return { status: 200, body: await acceptQuote(deps, getToken(headers), body, call) };
    },

    declineQuote: async ({ headers, body, call }) => {
      await limit(call.ip);
      return { status: 200, body: await declineQuote(deps, getToken(headers), body) };
    },

    checkQuoteSeal: async ({ body, call }) => {
      await limit(call.ip);
      return { status: 200, body: await checkSeal(signing, body) };
    },
  };
}
