/**
 * A page change that a newer one overtakes is skipped, and its `ready` says so with a rejection that nobody waits for:
 * the browser would report an error where nothing is wrong. The new page is shown either way.
 */
export function allowOvertaking(page: Pick<Document, 'startViewTransition'> = document): void {
  const start = page.startViewTransition?.bind(page);
  if (!start) return;
  page.startViewTransition = (options) => {
    const transition = start(options);
    transition.ready.catch(() => {});
    return transition;
  };
}
