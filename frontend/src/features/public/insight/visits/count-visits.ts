import { isPrivatePath } from '@contract/rules/private-paths.ts';
import type { AnyRouter } from '@tanstack/react-router';
import { fetcher } from '@/api/fetcher.ts';
import { getRecordReferralUrl } from '@/api/generated/affiliates/affiliates.ts';
import type { VisitInput } from '@/api/generated/model.ts';
import { getRecordVisitUrl } from '@/api/generated/visits/visits.ts';
import { followCheckouts } from '@/lib/visit-events.ts';
import { session } from '@/session/session.ts';
import { isSuperAdmin } from '@/session/session-user.ts';

/** Typing has ended, and the results are there. */
const SEARCHED_AFTER_MS = 2_000;

/** Do Not Track, or Global Privacy Control. */
const isRefused = () =>
  navigator.doNotTrack === '1' || ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true);

/** The source of the visit: the referrer's host and three URL parameters, never the full URL. */
function readOrigin(): Partial<VisitInput> {
  const search = new URLSearchParams(location.search);
  const origin: Partial<VisitInput> = {};
  const host = URL.canParse(document.referrer) && new URL(document.referrer).hostname;
  if (host && host !== location.hostname) origin.referrer = host;
  for (const name of ['utm_source', 'utm_medium', 'utm_campaign'] as const) {
    // Half of an emoji would be refused.
    const text = search.get(name)?.slice(0, 100).toWellFormed();
    if (text) origin[name] = text;
  }
  return origin;
}

/** Reports the affiliate link that opened this document; the response sets a cookie that stores it. */
function recordReferral(code: string | null): void {
  if (!code) return;
  fetcher(getRecordReferralUrl(), {
    background: true,
    keepalive: true,
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    // Half of an emoji would be refused.
    body: JSON.stringify({ code: code.slice(0, 100).toWellFormed() }),
  }).catch(() => {});
}

/** Whether the server answered that the page of this document does not exist. */
const isMissingDocument = () =>
  performance.getEntriesByType('navigation').some((entry) => 'responseStatus' in entry && entry.responseStatus === 404);

/** Counts the page views of this document, without cookie, session or identifier; the server decides what counts. */
export function countVisits(router: AnyRouter): void {
  if (isRefused()) return;
  const origin = readOrigin();
  let path = '';
  let words = '';
  let checkout: number[] | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let leave: (() => void) | undefined;

  const send = (event: VisitInput['event'], more?: Partial<VisitInput>) => {
    if (isPrivatePath(path) || isSuperAdmin(session.read().user)) return;
    const device = innerWidth < 640 ? 'phone' : innerWidth < 1024 ? 'tablet' : 'desktop';
    const visit: VisitInput = { event, path: path.slice(0, 300), device, ...origin, ...more };
    // As `recordVisit`, without its merging of headers, a tenth of this script.
    fetcher(getRecordVisitUrl(), {
      anonymous: true,
      background: true,
      credentials: 'omit',
      keepalive: true,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(visit),
    }).catch(() => {});
  };

  const countDetails = () => {
    const [ofPath, ofWords] = [path, words];
    import('./visit-details.ts')
      .then((file) => {
        if (path === ofPath && words === ofWords) leave = file.countDetails(router, words, send);
      })
      .catch(() => {});
  };

  const follow = () => {
    const { location: at, matches } = router.state;
    const searched = String(at.search.search ?? '');
    if (at.pathname !== path || searched !== words) {
      clearTimeout(timer);
      leave?.();
      if (at.pathname !== path) {
        // A page that the server rendered as missing looks like any other to the router.
        const isMissing =
          (!path && isMissingDocument()) || matches.some(({ status, _notFound }) => status === 'notFound' || _notFound);
        path = at.pathname;
        send(isMissing ? 'missing' : 'view');
      }
      words = searched;
      if (words || path.startsWith('/blog/')) timer = setTimeout(countDetails, SEARCHED_AFTER_MS);
    }
    // Sent after the page view, which may start the visit.
    if (checkout) send('checkout', { products: checkout });
    checkout = undefined;
  };

  const begin = () => {
    recordReferral(new URLSearchParams(location.search).get('ref'));
    if (router.state.status === 'idle') follow();
    router.subscribe('onResolved', follow);
    followCheckouts((products) => {
      checkout = products;
      if (router.state.location.pathname === path) follow();
    });
  };
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', begin, { once: true });
  else begin();
}
