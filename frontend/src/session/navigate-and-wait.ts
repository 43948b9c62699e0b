import type { AnyRouter } from '@tanstack/react-router';

/** Timeout: a screen that fails to load must not keep the user signed in. */
const TIMEOUT_MS = 2000;

/**
 * Navigates to another screen; resolves when it has replaced the current one, which keeps requesting its data until
 * then.
 */
export async function navigateAndWait(
  router: Pick<AnyRouter, 'navigate' | 'subscribe'>,
  to: '/login' | '/admin/login',
): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  // The previous screen may still be reported as rendered: only the requested one counts.
  const unsubscribe = router.subscribe('onRendered', ({ toLocation }) => {
    if (toLocation.pathname === to) resolve();
  });
  const timer = setTimeout(resolve, TIMEOUT_MS);
  try {
    await router.navigate({ to });
    await promise;
  } finally {
    unsubscribe();
    clearTimeout(timer);
  }
}
