/**
 * A view transition overtaken by a newer one is skipped, and its `ready` promise rejects unhandled: the browser would
 * report an error although nothing is wrong. The new page is shown either way.
 */
export function ignoreSkippedTransitions(page: Pick<Document, 'startViewTransition'> = document): void {
  const start = page.startViewTransition?.bind(page);
  if (!start) return;
  page.startViewTransition = (options) => {
    const transition = start(options);
    transition.ready.catch(() => {});
    return transition;
  };
}
