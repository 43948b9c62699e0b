import { useSyncExternalStore } from 'react';
import { readHashToken, watchHash } from '@/lib/hash-token.ts';

/** The token of a page opened by an emailed link, stored for this tab under a key of `sessionStorage`. */
export function createTokenStore(key: string) {
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
