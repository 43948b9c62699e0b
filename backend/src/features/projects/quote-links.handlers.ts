import type { ClientOperation } from '../../../../contract/generated/client-rights.ts';
import type { QuoteAccess } from '../../clients/client-access.repository.ts';
import { openQuote, toSignature } from '../../clients/client-access.service.ts';
import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { createSigning } from '../orders/signing.service.ts';
import { acceptQuote } from './accept-quote.service.ts';
import { askQuestion, declineQuote, getLinkedQuote, recordReading } from './quote-links.service.ts';
import { checkSeal, createSealedResponse } from './seal-quote.service.ts';

type Operations =
  | 'getLinkedQuote'
  | 'getLinkedQuotePdf'
  | 'recordQuoteView'
  | 'askQuoteQuestion'
  | 'acceptQuote'
  | 'declineQuote'
  | 'checkQuoteSeal';

interface LinkedCall {
  headers: { 'x-quote-token'?: string };
  call: { ip: string };
}

/** Quotes without a sign-in; only the token of a link gives access. @param secret the server's, for the seals */
export function createQuoteLinksHandlers(deps: Deps, secret: string): FeatureHandlers<Operations> {
  const signing = createSigning(deps, secret);
  const limit = (ip: string) => deps.limits.consume('guest-token-network', ip);
  /** The contract requires the header. @throws AppError 403, 404 */
  const open = async ({ headers, call }: LinkedCall, operation: ClientOperation): Promise<QuoteAccess> => {
    await limit(call.ip);
    return openQuote(deps, headers['x-quote-token'] ?? '', operation);
  };
  return {
    getLinkedQuote: async (input) => ({
      status: 200,
      body: await getLinkedQuote(deps, await open(input, 'getLinkedQuote')),
    }),

    getLinkedQuotePdf: async (input) => createSealedResponse(deps, (await open(input, 'getLinkedQuotePdf')).quoteId),

    recordQuoteView: async (input) => {
      const { quoteId } = await open(input, 'recordQuoteView');
      await recordReading(deps, quoteId, { version: input.body.version, userAgent: input.call.userAgent });
      return { status: 204 };
    },

    askQuoteQuestion: async (input) => {
      const { quoteId } = await open(input, 'askQuoteQuestion');
      await askQuestion(deps, quoteId, input.body);
      return { status: 204 };
    },

    acceptQuote: async (input) => {
      const access = await open(input, 'acceptQuote');
      return { status: 200, body: await acceptQuote(deps, access, toSignature(access.person, input.body), input.call) };
    },

    declineQuote: async (input) => ({
      status: 200,
      body: await declineQuote(deps, await open(input, 'declineQuote'), input.body),
    }),

    checkQuoteSeal: async ({ body, call }) => {
      await limit(call.ip);
      return { status: 200, body: await checkSeal(signing, body) };
    },
  };
}
