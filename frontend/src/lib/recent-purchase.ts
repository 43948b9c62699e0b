import { useSyncExternalStore } from 'react';

/** For this tab only: going back after paying shows the purchase instead of a button that buys again. */
const KEY = 'bought';
const PURCHASE_TTL_MS = 10 * 60 * 1000;

interface RecentPurchase {
  readonly productId: number;
  /** Its id, which stays when the plan is renamed; for a renewal or upgrade with what it changes. */
  readonly planId: string;
  /** Where the order is: its page in the account, or that of a guest. */
  readonly href: string;
  /** In milliseconds. */
  readonly at: number;
}

let remembered: readonly RecentPurchase[] = [];
const listeners = new Set<() => void>();

function read(): readonly RecentPurchase[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? (stored as RecentPurchase[]) : [];
  } catch {
    return remembered; // storage is forbidden, or holds invalid data
  }
}

/** What was bought in this tab a moment ago. */
export const findRecentPurchase = (productId: number, planId: string, now = Date.now()): RecentPurchase | undefined =>
  read().find((item) => item.productId === productId && item.planId === planId && now - item.at < PURCHASE_TTL_MS);

/** Records a purchase. */
export function savePurchase(purchase: Omit<RecentPurchase, 'at'>, at = Date.now()): void {
  const others = read().filter((item) => item.productId !== purchase.productId || item.planId !== purchase.planId);
  remembered = [{ ...purchase, at }, ...others].filter((item) => at - item.at < PURCHASE_TTL_MS);
  try {
    sessionStorage.setItem(KEY, JSON.stringify(remembered));
  } catch {
    // Kept in memory until the page is closed.
  }
  for (const changed of listeners) changed();
}

/** The next user of this tab must not see the previous user's purchases. */
export function clearPurchases(): void {
  remembered = [];
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage is forbidden and holds nothing.
  }
  for (const changed of listeners) changed();
}

const subscribe = (changed: () => void) => {
  listeners.add(changed);
  // A page restored from the back/forward cache must show what happened since.
  window.addEventListener('pageshow', changed);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('pageshow', changed);
  };
};

/** Where the order is that was made of the same a moment ago; null when there is none. */
export const useRecentPurchase = (productId: number, planId: string): string | null =>
  useSyncExternalStore(
    subscribe,
    () => findRecentPurchase(productId, planId)?.href ?? null,
    () => null,
  );
