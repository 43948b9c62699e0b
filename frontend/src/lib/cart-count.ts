import { browserStorage } from './browser-storage.ts';

/**
 * How much is in the cart, as this browser saw it last. Pages show a link to the cart only with something in it, and most
 * visitors never have one: so they need not ask the server.
 */
const KEY = 'cart-count';

let remembered = 0;
const listeners = new Set<() => void>();

export function readCartCount(): number {
  try {
    return Number(browserStorage()?.getItem(KEY)) || 0;
  } catch {
    return remembered; // storage is forbidden
  }
}

export function saveCartCount(count: number): void {
  if (count === readCartCount()) return;
  remembered = count;
  try {
    if (count > 0) browserStorage()?.setItem(KEY, String(count));
    else browserStorage()?.removeItem(KEY);
  } catch {
    // Kept in memory until the page is closed.
  }
  for (const changed of listeners) changed();
}

/** For useSyncExternalStore; follows other tabs too. */
export function subscribeCartCount(changed: () => void): () => void {
  listeners.add(changed);
  addEventListener('storage', changed);
  return () => {
    listeners.delete(changed);
    removeEventListener('storage', changed);
  };
}
