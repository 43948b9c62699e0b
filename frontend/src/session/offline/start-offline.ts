import { logError } from '@/lib/log-error.ts';
import { toScriptUrl } from '@/lib/trusted-types.ts';
import { session } from '@/session/session.ts';
import { type PageMessage, PERSON_PART, type SavedMessage } from './messages.ts';

let savedAt: string | null = null;
const listeners = new Set<() => void>();

/** Since when this page shows what was kept, for useSyncExternalStore; null while it shows the present. */
export const offlineState = {
  read: (): string | null => savedAt,
  readServerRendered: (): string | null => null,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

const send = (message: PageMessage) => navigator.serviceWorker.controller?.postMessage(message);

/** The worker deletes them too, when it sees the sign-out; not if a session ends in another way. */
async function deletePersons(): Promise<void> {
  send({ forget: true });
  for (const name of await caches.keys()) if (name.includes(PERSON_PART)) await caches.delete(name);
}

/** Registers the service worker, once per page load, and follows what it says. Browsers without one lose nothing. */
export async function startOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<SavedMessage>) => {
    savedAt = data.savedAt;
    for (const listener of listeners) listener();
  });
  const handOver = () => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    send({ loaded: navigator.onLine ? [location.href, ...loaded] : [] });
  };
  const follow = () => {
    if (!session.read().token) deletePersons().catch(logError);
  };
  follow();
  session.subscribe(follow);
  serviceWorker.addEventListener('controllerchange', handOver);
  if (serviceWorker.controller) send({});
  await serviceWorker.register(toScriptUrl('/service-worker.js'), { updateViaCache: 'none' });
}
