import { useSyncExternalStore } from 'react';

const TOKEN = /^[A-Za-z0-9_-]{1,200}$/;

const read = (): string | null => {
  const written = window.location.hash.slice(1);
  return TOKEN.test(written) ? written : null;
};

const subscribe = (changed: () => void) => {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
};

/**
 * The token of the conversation, from the URL's hash, which is never sent to a server. Undefined during server
 * rendering, null when there is none.
 */
export const useConversationToken = (): string | null | undefined =>
  useSyncExternalStore(subscribe, read, () => undefined);

/** The header that authorizes access to a conversation. */
export const authHeaders = (token: string) => ({ headers: { 'X-Conversation-Token': token } });
