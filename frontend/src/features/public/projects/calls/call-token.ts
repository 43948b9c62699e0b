import { createTokenStore } from '@/hooks/token-store.ts';

/** The token of a call: a visitor who reloads the page finds it again. */
export const { save: saveCallToken, useToken: useCallToken } = createTokenStore('call-token');

/** The header that authorizes access to a call. */
export const callHeaders = (token: string) => ({ headers: { 'X-Call-Token': token } });
