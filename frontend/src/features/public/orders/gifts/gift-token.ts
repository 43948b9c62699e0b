import { createTokenStore } from '@/hooks/token-store.ts';

/** The token of a gift: a recipient returning from signing in finds the gift again. */
export const { save: saveGiftToken, useToken: useGiftToken } = createTokenStore('gift-token');

/** The header that opens a gift. */
export const giftHeaders = (token: string) => ({ headers: { 'X-Gift-Token': token } });
