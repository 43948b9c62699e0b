import { createTokenStore } from '@/hooks/token-store.ts';

/** The token of a quote: a client who reloads the page finds the quote again. */
export const { save: saveQuoteToken, useToken: useQuoteToken } = createTokenStore('quote-token');

/** The header that authorizes access to a quote. */
export const quoteHeaders = (token: string) => ({ headers: { 'X-Quote-Token': token } });
