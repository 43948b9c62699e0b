/** A page that is still shown after this time was not left: the navigation was stopped, or the provider's page failed. */
const LEAVING_MS = 30_000;

/**
 * Opens a payment provider's page. Resolves when the customer is here again: the browser may restore a page from its
 * back/forward cache exactly as it was left, so until then its button stays busy, and afterwards it must work again.
 */
export function openPaymentPage(url: string): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, LEAVING_MS);
    function done() {
      clearTimeout(timer);
      removeEventListener('pageshow', onShow);
      resolve();
    }
    function onShow({ persisted }: PageTransitionEvent) {
      if (persisted) done();
    }
    addEventListener('pageshow', onShow);
    location.assign(url);
  });
}
