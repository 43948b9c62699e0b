import { useMemo, useSyncExternalStore } from 'react';
import { browserStorage } from '../lib/browser-storage.ts';
import { useAuth } from './session-context.tsx';
import { createWorkspaceStore, EMPTY_WORKSPACE, type RecentEntry } from './workspace-store.ts';

const workspaces = createWorkspaceStore(browserStorage());

/** What this browser remembers for the signed-in user, with functions to change it. */
export function useWorkspace() {
  const { user } = useAuth();
  const person = user?.id ?? '';
  const workspace = useSyncExternalStore(
    workspaces.subscribe,
    () => (person ? workspaces.read(person) : EMPTY_WORKSPACE),
    () => EMPTY_WORKSPACE,
  );
  return useMemo(
    () => ({
      ...workspace,
      opened: (entry: RecentEntry) => person && workspaces.opened(person, entry),
      setKeys: (keys: boolean) => person && workspaces.setKeys(person, keys),
    }),
    [workspace, person],
  );
}
