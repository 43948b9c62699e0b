import type { AnyRouter } from '@tanstack/react-router';

/**
 * React hydrates a page after its frame. A navigation in between changes the address that the page's components read, and
 * they would no longer fit the server-rendered markup: React must hydrate them first. It does so at once for an event of
 * this kind, which otherwise means nothing; but not while it commits, as when the router puts the parameters of the first
 * address in order: then a moment later, still before the router shows the change.
 */
export function hydrateBeforeNavigation(router: AnyRouter): void {
  const stop = router.history.subscribe(() => {
    stop();
    hydrateMain();
    queueMicrotask(hydrateMain);
  });
}

function hydrateMain(): void {
  document.querySelector('main > *')?.dispatchEvent(new Event('touchcancel'));
}
