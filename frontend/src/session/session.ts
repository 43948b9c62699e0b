import { connectFetcher } from '../api/fetcher.ts';
import { browserStorage } from '../lib/browser-storage.ts';
import { createSessionStore } from './session-store.ts';
import { isSuperAdmin } from './session-user.ts';

/** The session of this page. On the server it is always signed out: server-rendered pages never contain a user. */
export const session = createSessionStore(browserStorage());

connectFetcher({
  token: () => session.read().token,
  rejected: async (token) => {
    session.expire(token);
    return null;
  },
});

/** Follows the browser's other tabs and marks the root element for the style sheet. @returns stops listening */
export function watchSession(root: HTMLElement = document.documentElement): () => void {
  const onStorage = (event: StorageEvent) => session.follow(event.key);
  // A page that Back brings out of the browser's memory has missed the events since.
  const onShow = () => session.follow(null);
  const markSignedIn = () => {
    const { token, user } = session.read();
    root.dataset.session = token ? 'in' : 'out';
    root.dataset.role = isSuperAdmin(user) ? 'admin' : '';
  };
  markSignedIn();
  const unsubscribeMark = session.subscribe(markSignedIn);
  addEventListener('storage', onStorage);
  addEventListener('pageshow', onShow);
  return () => {
    unsubscribeMark();
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', onShow);
  };
}
