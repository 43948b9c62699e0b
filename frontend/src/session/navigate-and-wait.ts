import type { AnyRouter } from '@tanstack/react-router';

/** A screen that cannot be loaded must not keep anybody signed in. */
const PATIENCE_MS = 2000;

/**
 * Goes to another screen; resolves when it has taken the place of the present one, which until then asks the server for
 * what it shows.
 */
export async function navigateAndWait(
  router: Pick<AnyRouter, 'navigate' | 'subscribe'>,
  to: '/login' | '/admin/login',
): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  // The screen before may still be reported as rendered: only the one that was asked for counts.
  const stop = router.subscribe('onRendered', ({ toLocation }) => {
    if (toLocation.pathname === to) resolve();
  });
  const timer = setTimeout(resolve, PATIENCE_MS);
  try {
    await router.navigate({ to });
    await promise;
  } finally {
    stop();
    clearTimeout(timer);
  }
}
