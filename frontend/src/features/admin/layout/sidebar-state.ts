import { useSyncExternalStore } from 'react';

// Lives as long as the page: browser storage is reserved for the site's own keys.
let collapsed = false;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const setCollapsed = (next: boolean) => {
  collapsed = next;
  for (const listener of listeners) listener();
};

/** Whether the sidebar shows icons only, and how to toggle it. All screens of the administration share this state. */
export function useSidebar() {
  return {
    collapsed: useSyncExternalStore(
      subscribe,
      () => collapsed,
      () => false,
    ),
    setCollapsed,
  };
}
