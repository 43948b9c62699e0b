import { useSyncExternalStore } from 'react';

/** For the tab alone: whoever comes back from a payment provider finds the order that he has left. */
const KEY = 'order-token';
const TOKEN = /^[A-Za-z0-9_-]{1,200}$/;

const read = (): string | null => {
  const written = window.location.hash.slice(1);
  if (TOKEN.test(written)) return written;
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null; // storage is forbidden: the mail has a link
  }
};

/** Keeps the token of an order for this tab, or forgets it. */
export function keepToken(token: string | null): void {
  try {
    if (token === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, token);
  } catch {
    // the address has it as well
  }
}

const subscribe = (changed: () => void) => {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
};

/**
 * What opens the order: from behind the `#`, which no server sees, else from this tab. Undefined while the page is
 * rendered on the server, null when there is none.
 */
export const useOrderToken = (): string | null | undefined => useSyncExternalStore(subscribe, read, () => undefined);

/** The header that opens an order. */
export const opensWith = (token: string) => ({ headers: { 'X-Order-Token': token } });
