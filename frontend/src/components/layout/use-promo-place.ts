import { type RefObject, useEffect } from 'react';
import { logError } from '@/lib/log-error.ts';
import { findPlace, fits, type Place } from './promo-place.ts';

/** So long nothing has moved before a new place is looked for. */
const REST_MS = 250;

/**
 * Keeps the banner off everything that is read, typed into or pressed: it leaves as soon as something comes below it, and comes
 * back where there is room when the page has come to rest. While somebody uses it, it stays.
 * @param where the page's address; a new page is a new search
 */
export function usePromoPlace(banner: RefObject<HTMLElement | null>, where: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page has other free places
  useEffect(() => {
    const element = banner.current;
    if (!element) return;
    let resting: ReturnType<typeof setTimeout>;
    let place: Place | undefined;
    let search = new AbortController();
    const inUse = () => element.matches(':hover, :focus-within');
    const settle = async () => {
      if (inUse()) return;
      search = new AbortController();
      const { signal } = search;
      const found = await findPlace(element, signal);
      if (signal.aborted) return;
      place = found;
      element.toggleAttribute('data-away', !place);
    };
    const follow = () => {
      search.abort();
      if (place && !inUse() && !fits(element, place)) {
        place = undefined;
        element.setAttribute('data-away', '');
      }
      clearTimeout(resting);
      resting = setTimeout(() => settle().catch(logError), REST_MS);
    };
    settle().catch(logError);
    // Parts of the page that open, close or come later change its height.
    const page = new ResizeObserver(follow);
    page.observe(document.body);
    const events = ['scroll', 'resize', 'focusin', 'focusout', 'click'];
    for (const name of events) addEventListener(name, follow, { passive: true, capture: true });
    element.addEventListener('pointerleave', follow);
    return () => {
      element.removeEventListener('pointerleave', follow);
      search.abort();
      clearTimeout(resting);
      page.disconnect();
      for (const name of events) removeEventListener(name, follow, { capture: true });
    };
  }, [banner, where]);
}
