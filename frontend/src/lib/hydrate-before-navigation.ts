import type { AnyRouter } from '@tanstack/react-router';

/**
 * React hydrates a page some time after its first frame. A navigation before that changes the URL that the page's
 * components read, so they would no longer match the server-rendered markup: React must hydrate them first. It does so
 * synchronously on an event of this kind, which otherwise has no effect; but not while it commits, for example when the
 * router normalises the parameters of the initial URL: then slightly later, still before the router renders the change.
 */
export function hydrateBeforeNavigation(router: AnyRouter): void {
  const unsubscribe = router.history.subscribe(() => {
    unsubscribe();
    hydrateMain();
    queueMicrotask(hydrateMain);
  });
}

function hydrateMain(): void {
  document.querySelector('main > *')?.dispatchEvent(new Event('touchcancel'));
}
