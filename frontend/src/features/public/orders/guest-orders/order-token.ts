import { useSyncExternalStore } from 'react';
import { readHashToken, watchHash } from '@/lib/hash-token.ts';

/** For this tab only: a guest returning from a payment provider finds the order again. */
const KEY = 'order-token';

const read = (): string | null => {
  const token = readHashToken();
  if (token !== null) return token;
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null; // storage is forbidden: the email has a link
  }
};

/** Stores the token of an order for this tab, or removes it. */
export function saveToken(token: string | null): void {
  try {
    if (token === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, token);
  } catch {
    // the URL has it as well
  }
}

/**
 * The token of the order: from the URL's hash, which is never sent to a server, or else from this tab. Undefined during
 * server rendering, null when there is none.
 */
export const useOrderToken = (): string | null | undefined => useSyncExternalStore(watchHash, read, () => undefined);

/** The header that authorizes access to an order. */
export const authHeaders = (token: string) => ({ headers: { 'X-Order-Token': token } });
