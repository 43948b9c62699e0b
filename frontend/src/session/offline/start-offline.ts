import { logError } from '@/lib/log-error.ts';
import { toScriptUrl } from '@/lib/trusted-types.ts';
import { session } from '@/session/session.ts';
import { type PageMessage, PERSON_PART, type SavedMessage } from './messages.ts';

let savedAt: string | null = null;
const listeners = new Set<() => void>();

/** When what this page shows was stored, for useSyncExternalStore; null while it is up to date. */
export const offlineState = {
  read: (): string | null => savedAt,
  readServerRendered: (): string | null => null,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

const send = (message: PageMessage) => navigator.serviceWorker.controller?.postMessage(message);

/** The worker also deletes them at a sign-out, but it does not see other ends of a session. */
async function deletePersonCaches(): Promise<void> {
  send({ forget: true });
  for (const name of await caches.keys()) if (name.includes(PERSON_PART)) await caches.delete(name);
}

/** Registers the service worker once per page load and listens to its messages. Browsers without support are unaffected. */
export async function startOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<SavedMessage>) => {
    savedAt = data.savedAt;
    for (const listener of listeners) listener();
  });
  const sendLoaded = () => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    send({ loaded: navigator.onLine ? [location.href, ...loaded] : [] });
  };
  const deleteWhenSignedOut = () => {
    if (!session.read().token) deletePersonCaches().catch(logError);
  };
  deleteWhenSignedOut();
  session.subscribe(deleteWhenSignedOut);
  serviceWorker.addEventListener('controllerchange', sendLoaded);
  if (serviceWorker.controller) send({});
  await serviceWorker.register(toScriptUrl('/service-worker.js'), { updateViaCache: 'none' });
}
