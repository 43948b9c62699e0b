import { useSyncExternalStore } from 'react';
import { readHashToken, watchHash } from '@/lib/hash-token.ts';

/** The token of a page opened by an emailed link, stored for this tab under a key of `sessionStorage`. */
function createTokenStore(key: string) {
  const read = (): string | null => {
    const token = readHashToken();
    if (token !== null) return token;
    try {
      return sessionStorage.getItem(key);
    } catch {
      return null; // storage is forbidden: the email has a link
    }
  };
  return {
    save(token: string | null): void {
      try {
        if (token === null) sessionStorage.removeItem(key);
        else sessionStorage.setItem(key, token);
      } catch {
        // the URL has it as well
      }
    },
    /** Undefined during server rendering, null when there is none. */
    useToken: (): string | null | undefined => useSyncExternalStore(watchHash, read, () => undefined),
  };
}

/** The token of an order: a guest returning from a payment provider finds the order again. */
export const { save: saveToken, useToken: useOrderToken } = createTokenStore('order-token');

/** The token of all guest orders of an email: going back from one of them finds the list again. */
export const { save: saveGuestToken, useToken: useGuestToken } = createTokenStore('guest-token');

/** The header that authorizes access to an order. */
export const authHeaders = (token: string) => ({ headers: { 'X-Order-Token': token } });

/** The header that authorizes access to all guest orders of an email. */
export const guestHeaders = (token: string) => ({ headers: { 'X-Guest-Token': token } });
