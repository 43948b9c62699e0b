type Page = Pick<Document, 'cookie'>;

/** How long a closed banner stays hidden, in seconds. */
const COOKIE_MAX_AGE = 7 * 24 * 60 * 60;

/** Whether the banner was closed in this browser within the last seven days. */
export const isPromoClosed = ({ cookie }: Page): boolean => /(?:^|; )promo=/.test(cookie);

/** Remembers that the banner was closed. */
export function savePromoClosed(page: Page): void {
  page.cookie = `promo=closed; Max-Age=${COOKIE_MAX_AGE}; Path=/; SameSite=Lax`;
}
