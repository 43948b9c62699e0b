/**
 * How much is in the cart, as this browser saw it last: a cookie, like the closed banner. Pages show a link to the cart only
 * with something in it, and most visitors never have one, so pages need not ask the server.
 */
const COOKIE = 'cart-count';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Where cookies are forbidden, until the page is closed. */
let remembered = 0;
const listeners = new Set<() => void>();

function readCookie(): number | undefined {
  if (typeof document === 'undefined') return 0;
  const [, count] = new RegExp(`(?:^|; )${COOKIE}=(\\d+)`).exec(document.cookie) ?? [];
  return count === undefined ? undefined : Number(count);
}

export const readCartCount = (): number => readCookie() ?? remembered;

export function saveCartCount(count: number): void {
  if (count === readCartCount()) return;
  remembered = count;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${COOKIE}=${count}; Max-Age=${count > 0 ? YEAR_SECONDS : 0}; Path=/; SameSite=Lax`;
  for (const changed of listeners) changed();
}

/** For useSyncExternalStore; another tab's cart is seen when this one is shown again. */
export function subscribeCartCount(changed: () => void): () => void {
  listeners.add(changed);
  document.addEventListener('visibilitychange', changed);
  return () => {
    listeners.delete(changed);
    document.removeEventListener('visibilitychange', changed);
  };
}
