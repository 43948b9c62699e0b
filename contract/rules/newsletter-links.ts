const OWN_LINK = /(<a [^>]*?href=")([^"]*)(?=")/g;

/** The campaign that a newsletter's links name, as it is listed among the visits. */
export const toNewsletterCampaign = (id: string): string => `newsletter-${id.slice(0, 8)}`;

function toCampaignUrl(href: string, campaign: string): string {
  const url = new URL(href);
  // The author's own come first.
  if (url.searchParams.has('utm_campaign')) return href;
  for (const [name, value] of [
    ['utm_source', 'newsletter'],
    ['utm_medium', 'email'],
    ['utm_campaign', campaign],
  ] as const)
    if (!url.searchParams.has(name)) url.searchParams.set(name, value);
  return url.href;
}

/** Rendered text of an email whose links to the site name a campaign; other sites get nothing added. */
export const nameCampaign = (html: string, site: string, campaign: string): string =>
  html.replace(OWN_LINK, (link, start: string, escaped: string) => {
    const href = escaped.replaceAll('&#x26;', '&').replaceAll('&amp;', '&');
    const isOwn = href === site || ['/', '?', '#'].some((next) => href.startsWith(`${site}${next}`));
    if (!isOwn || !URL.canParse(href)) return link;
    return start + toCampaignUrl(href, campaign).replaceAll('&', '&amp;');
  });

/** As coupons are written, and no part of a longer word. */
const CODE = /(?<![\p{L}\p{N}-])[A-Z0-9][A-Z0-9-]{2,31}(?![\p{L}\p{N}-])/gu;
const MAX_WORDS = 500;

/** Words of a newsletter that may be codes of coupons: in capitals, so that 'sale' names no coupon SALE. */
export function findCodeWords(texts: readonly { subject: string; content: string }[]): string[] {
  const words = texts.flatMap(({ subject, content }) => [...`${subject}\n${content}`.matchAll(CODE)]);
  return [...new Set(words.map(([word]) => word))].slice(0, MAX_WORDS);
}

/** Coupons that count for a newsletter at most. */
export const MAX_CODES = 20;
