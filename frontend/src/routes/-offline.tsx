import { useEffect, useSyncExternalStore } from 'react';
import { OfflineNotice } from '@/components/feedback/offline-notice.tsx';
import { logError } from '@/lib/log-error.ts';
import { offlineState, startOffline } from '@/session/offline/start-offline.ts';

/** Starts the service worker, and shows a notice while the page shows stored data. */
export function Offline() {
  const savedAt = useSyncExternalStore(offlineState.subscribe, offlineState.read, offlineState.readServerRendered);
  useEffect(() => {
    startOffline().catch(logError);
  }, []);
  return savedAt ? <OfflineNotice savedAt={savedAt} /> : null;
}
