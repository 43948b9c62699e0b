import { createTokenStore } from '@/hooks/token-store.ts';

/** The token of an order: a guest returning from a payment provider finds the order again. */
export const { save: saveToken, useToken: useOrderToken } = createTokenStore('order-token');

/** The token of all guest orders of an email: going back from one of them finds the list again. */
export const { save: saveGuestToken, useToken: useGuestToken } = createTokenStore('guest-token');

/** The header that authorizes access to an order. */
export const authHeaders = (token: string) => ({ headers: { 'X-Order-Token': token } });

/** The header that authorizes access to all guest orders of an email. */
export const guestHeaders = (token: string) => ({ headers: { 'X-Guest-Token': token } });
