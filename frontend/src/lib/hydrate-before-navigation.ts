import type { AnyRouter } from '@tanstack/react-router';

/**
 * React hydrates a page after its frame. A navigation in between changes the address that the page's components read, and
 * they would no longer fit the server-rendered markup: React must hydrate them first. It does so at once for an event of
 * this kind, which otherwise means nothing.
 */
export function hydrateBeforeNavigation(router: AnyRouter): void {
  const stop = router.history.subscribe(() => {
    stop();
    document.querySelector('main > *')?.dispatchEvent(new Event('touchcancel'));
  });
}
