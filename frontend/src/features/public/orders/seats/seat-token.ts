import { createTokenStore } from '@/hooks/token-store.ts';

/** The token of an invitation: a person returning from signing in finds it again. */
export const { save: saveSeatToken, useToken: useSeatToken } = createTokenStore('seat-token');

/** The header that opens an invitation. */
export const seatHeaders = (token: string) => ({ headers: { 'X-Seat-Token': token } });
