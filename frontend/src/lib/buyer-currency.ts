/** The currency in which a buyer has chosen to see prices, of a shop that sells in two: kept in a session cookie. */
const COOKIE = 'currency';

/** Where cookies are forbidden, until the page is closed. */
let remembered: string | undefined;
const listeners = new Set<() => void>();

const readCookie = (): string | undefined =>
  new RegExp(`(?:^|; )${COOKIE}=([A-Z]{3})(?:;|$)`).exec(document.cookie)?.[1];

/** ISO 4217; undefined until one is chosen. */
export const readChosenCurrency = (): string | undefined => readCookie() ?? remembered;

export function chooseCurrency(currency: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${COOKIE}=${currency}; Path=/; SameSite=Lax`;
  if (readCookie() === undefined) remembered = currency;
  for (const changed of listeners) changed();
}

/** For useSyncExternalStore; a choice in another tab is seen when this one is shown again. */
export function subscribeChosenCurrency(changed: () => void): () => void {
  listeners.add(changed);
  document.addEventListener('visibilitychange', changed);
  return () => {
    listeners.delete(changed);
    document.removeEventListener('visibilitychange', changed);
  };
}
