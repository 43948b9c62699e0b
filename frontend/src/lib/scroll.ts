import type { AnyRouter, ParsedLocation } from '@tanstack/react-router';
import { renderWholePage } from './below-the-fold.ts';

type ScrollPosition = { readonly pathname: string; readonly hash: string };

/**
 * The scroll position after a navigation: the top of a new page, the previous position on a page returned to, the
 * target of a URL with '#', and unchanged when only filters in the URL have changed. The first page of a load keeps its
 * position: server-rendered pages are read, and scrolled, before the application has started.
 */
export function scrollTarget(
  to: ScrollPosition,
  from: ScrollPosition | undefined,
  saved: number | undefined,
): { top: number } | { id: string } | null {
  if (!from) return null;
  if (saved !== undefined && to.pathname !== from.pathname) return { top: saved };
  if (to.hash && (to.pathname !== from.pathname || to.hash !== from.hash)) return { id: to.hash };
  return to.pathname === from.pathname ? null : { top: 0 };
}

/** The history entry's own key: going back to a page is a different entry from opening it again. */
const keyOf = ({ state, href }: ParsedLocation) => state.__TSR_key ?? href;

/**
 * Scrolls and moves the focus after each navigation. Replaces the router's scroll restoration, which scrolls the first
 * page too and writes to the session storage. Positions are kept in memory; the browser itself restores them on reload.
 */
export function restoreScroll(router: AnyRouter): void {
  const positions = new Map<string, number>();
  history.scrollRestoration = 'manual';
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });

  router.subscribe('onBeforeLoad', ({ fromLocation, pathChanged }) => {
    if (!fromLocation) return;
    renderWholePage();
    if (pathChanged) positions.set(keyOf(fromLocation), scrollY);
  });
  router.subscribe('onRendered', ({ toLocation, fromLocation }) => {
    const target = scrollTarget(toLocation, fromLocation, positions.get(keyOf(toLocation)));
    if (!target) return;
    if ('id' in target) document.getElementById(target.id)?.scrollIntoView();
    else scrollTo({ top: target.top, behavior: 'instant' });
    focusPage();
  });
}

/**
 * The focused element may be removed shortly after the page has changed: a submitted form, a dialog, a closing panel.
 */
const FOCUS_RESTORE_DELAY_MS = 300;

/** Keyboard and screen reader continue at the new page's content, not at the removed link. */
function focusPage(): void {
  const main = document.querySelector('main');
  if (main && !main.contains(document.activeElement)) main.focus({ preventScroll: true });
  setTimeout(() => {
    if (document.activeElement === document.body) document.querySelector('main')?.focus({ preventScroll: true });
  }, FOCUS_RESTORE_DELAY_MS);
}
