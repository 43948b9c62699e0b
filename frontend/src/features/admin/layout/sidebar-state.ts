import { useSyncExternalStore } from 'react';

// Lives as long as the page: the browser's storage belongs to the site's own keys.
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

/** Whether the sidebar shows icons only, and the way to change it. Every screen of the administration sees the same. */
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
