import { useSyncExternalStore } from 'react';

/** For this tab only: a guest returning from a payment provider finds the order again. */
const KEY = 'order-token';
const TOKEN = /^[A-Za-z0-9_-]{1,200}$/;

const read = (): string | null => {
  const written = window.location.hash.slice(1);
  if (TOKEN.test(written)) return written;
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

const subscribe = (changed: () => void) => {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
};

/**
 * The token of the order: from the URL's hash, which is never sent to a server, or else from this tab. Undefined during
 * server rendering, null when there is none.
 */
export const useOrderToken = (): string | null | undefined => useSyncExternalStore(subscribe, read, () => undefined);

/** The header that authorizes access to an order. */
export const authHeaders = (token: string) => ({ headers: { 'X-Order-Token': token } });
