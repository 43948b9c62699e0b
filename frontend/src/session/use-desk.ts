import { useMemo, useSyncExternalStore } from 'react';
import { createDeskStore, EMPTY_DESK, type RecentEntry, type SavedView } from './desk-store.ts';
import { useAuth } from './session-context.tsx';

function browserStorage(): Storage | undefined {
  try {
    return typeof window === 'undefined' ? undefined : window.localStorage;
  } catch {
    return;
  }
}

const desks = createDeskStore(browserStorage());

/** What this browser remembers for the signed-in user, with functions to change it. */
export function useDesk() {
  const { user } = useAuth();
  const person = user?.id ?? '';
  const desk = useSyncExternalStore(
    desks.subscribe,
    () => (person ? desks.read(person) : EMPTY_DESK),
    () => EMPTY_DESK,
  );
  return useMemo(
    () => ({
      ...desk,
      opened: (entry: RecentEntry) => person && desks.opened(person, entry),
      saveView: (path: string, view: SavedView) => person && desks.saveView(person, path, view),
      removeView: (path: string, name: string) => person && desks.removeView(person, path, name),
      setKeys: (keys: boolean) => person && desks.setKeys(person, keys),
    }),
    [desk, person],
  );
}
