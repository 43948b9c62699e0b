import { createTokenStore } from '@/hooks/token-store.ts';

/** The token of a renewal, from the link in an email. */
export const { save: saveRenewalToken, useToken: useRenewalToken } = createTokenStore('renewal-token');

/** The header that authorizes access to a renewal. */
export const renewalHeaders = (token: string) => ({ headers: { 'X-Renewal-Token': token } });
