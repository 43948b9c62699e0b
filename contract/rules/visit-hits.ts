import { cutText } from './text.ts';
import { toCountedPath, toMissingPath } from './visit-paths.ts';

type VisitEvent = 'view' | 'missing' | 'read' | 'checkout' | 'search';
type VisitDevice = 'phone' | 'tablet' | 'desktop';

/** As the contract's. */
interface VisitInput {
  event: VisitEvent;
  path: string;
  device: VisitDevice;
  referrer?: string;
  utm_source?: string;
  utm_medium?: string;
  utm_campaign?: string;
  words?: string;
  results?: number;
  products?: number[];
}

/** One event of a visit, reduced to what is counted. */
export interface Hit {
  event: VisitEvent;
  /** As counted; a missing page's as requested. */
  path: string;
  /** Where the visit came from; empty for a direct visit, like the other texts without a value. */
  source: string;
  medium: string;
  campaign: string;
  /** ISO 3166-1, or empty. */
  country: string;
  device: VisitDevice;
  /** Only for searches. */
  words: string;
  found: boolean;
  /** Ids, only for checkouts; a checkout page has the one in its path. */
  products: readonly number[];
}

const HOST = /^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?)+$/;

/** A text of the URL as it is counted: in lower case and without control characters. */
const toName = (text: string | undefined): string =>
  cutText(
    (text ?? '')
      .toLowerCase()
      .replace(/[\p{C}\s]+/gu, ' ')
      .trim(),
    100,
  );

/** A campaign's text; without one that names its reader, as some newsletters do. Long numbers are ids of campaigns. */
const toCampaignName = (text: string | undefined): string => {
  const name = toName(text);
  return name.includes('@') ? '' : name;
};

/** Names of search engines and networks differ by country and device; the site itself is no source. */
function toSource({ utm_source, referrer }: VisitInput, ownHost: string): string {
  const named = toCampaignName(utm_source);
  if (named) return named;
  const host = toName(referrer).replace(/^(?:www|m|l|lm|out)\./, '');
  return HOST.test(host) && host !== ownHost.replace(/^www\./, '') ? host : '';
}

/** What could name a person is not counted as a search: an email, or a number as long as that of a phone. */
const isPersonal = (words: string): boolean => words.includes('@') || /\d[\d\s-]{5,}\d/.test(words);

/** An event as it is counted; null if nothing is. @param facts of its request */
export function toHit(input: VisitInput, facts: { country: string | null; ownHost: string }): Hit | null {
  const { event, device } = input;
  const path = event === 'missing' ? toMissingPath(input.path) : toCountedPath(input.path);
  const words = event === 'search' ? toName(input.words) : '';
  if (path === null || (event === 'search' && (words === '' || isPersonal(words)))) return null;
  return {
    event,
    path,
    device,
    source: toSource(input, facts.ownHost),
    medium: toCampaignName(input.utm_medium),
    campaign: toCampaignName(input.utm_campaign),
    country: facts.country ?? '',
    words,
    found: (input.results ?? 0) > 0,
    products: event === 'checkout' ? [...new Set(input.products)] : [],
  };
}
