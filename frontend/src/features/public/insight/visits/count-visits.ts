import { isPrivatePath } from '@contract/rules/private-paths.ts';
import type { AnyRouter } from '@tanstack/react-router';
import type { VisitInput } from '@/api/generated/model.ts';
import { recordVisit } from '@/api/generated/visits/visits.ts';
import { followCheckouts } from '@/lib/visit-events.ts';
import { session } from '@/session/session.ts';
import { isSuperAdmin } from '@/session/session-user.ts';

/** Typing has ended, and the results are there. */
const SEARCHED_AFTER_MS = 2_000;
/** Sooner, the end of an article was scrolled to and not read. */
const READ_AFTER_MS = 15_000;

/** Do Not Track, or Global Privacy Control. */
const isRefused = () =>
  navigator.doNotTrack === '1' || ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true);

/** The first characters of a text: half of an emoji would be refused. */
const cut = (text: string, length: number) => Array.from(text).slice(0, length).join('');

/** Where the visit came from: a host and three texts of the URL, never the URL itself. */
function readOrigin(): Partial<VisitInput> {
  const search = new URLSearchParams(location.search);
  const origin: Partial<VisitInput> = {};
  const host = URL.canParse(document.referrer) ? new URL(document.referrer).hostname : '';
  if (host && host !== location.hostname) origin.referrer = host;
  for (const name of ['utm_source', 'utm_medium', 'utm_campaign'] as const) {
    const text = cut(search.get(name) ?? '', 100);
    if (text) origin[name] = text;
  }
  return origin;
}

/** How many results the page shows for its search. */
function findResults({ options }: AnyRouter, words: string): number | undefined {
  const lists = options.context.queryClient.getQueriesData({
    predicate: ({ queryKey }: { queryKey: readonly [unknown, unknown, { search?: string }?] }) =>
      queryKey[2]?.search === words,
  });
  return lists.at(-1)?.[1]?.total;
}

/** Whether the server answered that the page of this document does not exist. */
const isMissingDocument = () =>
  performance.getEntriesByType('navigation').some((entry) => 'responseStatus' in entry && entry.responseStatus === 404);

/** Counts the pages of this document, without cookie, session or identifier; what the server counts it says itself. */
export function countVisits(router: AnyRouter): void {
  if (isRefused()) return;
  const origin = readOrigin();
  let path = '';
  let words = '';
  let begun: readonly number[] | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let end: IntersectionObserver | undefined;

  const send = (event: VisitInput['event'], more: Partial<VisitInput> = {}) => {
    if (isPrivatePath(path) || isSuperAdmin(session.read().user)) return;
    const device = innerWidth < 640 ? 'phone' : innerWidth < 1024 ? 'tablet' : 'desktop';
    const options = { anonymous: true, background: true, credentials: 'omit', keepalive: true } as const;
    recordVisit({ event, path: cut(path, 300), device, ...origin, ...more }, options).catch(() => {});
  };

  const watchEnd = () => {
    const after = document.querySelector('.reading')?.parentElement?.lastElementChild;
    if (!after) return;
    end = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      end?.disconnect();
      send('read');
    });
    end.observe(after);
  };

  const countSearch = () => {
    const results = findResults(router, words);
    if (results !== undefined) send('search', { words: cut(words, 100), results });
  };

  const follow = () => {
    const { location: at, matches } = router.state;
    const searched = String(at.search.search ?? '');
    if (at.pathname === path && searched === words) return;
    clearTimeout(timer);
    if (at.pathname !== path) {
      end?.disconnect();
      const isFirst = path === '';
      path = at.pathname;
      // A page that the server rendered as missing looks like any other to the router.
      const isMissing =
        (isFirst && isMissingDocument()) || matches.some(({ status, _notFound }) => status === 'notFound' || _notFound);
      send(isMissing ? 'missing' : 'view');
      if (path.startsWith('/blog/')) timer = setTimeout(watchEnd, READ_AFTER_MS);
    }
    words = searched;
    if (words) timer = setTimeout(countSearch, SEARCHED_AFTER_MS);
  };

  /** After the page on which it began: the visit could begin with it. */
  const countCheckout = () => {
    if (begun && router.state.location.pathname === path) {
      send('checkout', { products: begun.slice(0, 20) });
      begun = undefined;
    }
  };

  const followAll = () => {
    follow();
    countCheckout();
  };

  const begin = () => {
    if (router.state.status === 'idle') follow();
    router.subscribe('onResolved', followAll);
    followCheckouts((products) => {
      begun = products;
      countCheckout();
    });
  };
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', begin, { once: true });
  else begin();
}
