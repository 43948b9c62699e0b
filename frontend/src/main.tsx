import { RouterProvider } from '@tanstack/react-router';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { hydrateQueries } from './api/dehydrated-queries.ts';
import { language } from './i18n/language.ts';
import { renderWhenIdle } from './lib/below-the-fold.ts';
import { trackPageLeave } from './lib/chunk-load-error.ts';
import { hydrateBeforeNavigation } from './lib/hydrate-before-navigation.ts';
import { logError } from './lib/log-error.ts';
import { restoreScroll } from './lib/scroll.ts';
import { followTheme } from './lib/theme.ts';
import { createAppRouter } from './router.tsx';
import { session, watchSession } from './session/session.ts';
import { followSession } from './session/session-changes.ts';

/** A click in between is handled before startup continues. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Until a spinner, and the notice of a slow request, say more than the frame. */
const frameTime = () => new Promise((resolve) => setTimeout(resolve, 4000));

async function start(root: HTMLElement): Promise<void> {
  trackPageLeave();
  if (!import.meta.env.MESSAGES_INLINED) document.documentElement.lang = language;
  const offline = import.meta.env.MODE === 'mock' ? await (await import('./dev/offline.ts')).startOffline() : undefined;
  await nextTask(); // parsing the script was one long task
  const dehydrated = window.__eventReplay?.data?.default;
  const router = createAppRouter({ origin: location.origin });
  const { queryClient } = router.options.context;
  restoreScroll(router);
  followTheme();
  import('./lib/page-motion.ts').then((file) => file.startMotion(router)).catch(logError);
  import('./lib/typed-digits.ts').then((file) => file.followDigits()).catch(logError);
  // Set by the server: the demo sends the specified calls only.
  if ('visits' in document.documentElement.dataset)
    import('./features/public/insight/visits/count-visits.ts').then((file) => file.countVisits(router)).catch(logError);
  watchSession();
  followSession(router, queryClient);
  if (document.readyState === 'complete') renderWhenIdle();
  else addEventListener('load', renderWhenIdle, { once: true });

  // Server-rendered pages contain this; private areas, the demo and plain development start empty. A user who has gone
  // back since needs another page than the rendered one.
  const isServerRendered = '$_TSR' in window && window.__eventReplay?.at === location.pathname + location.search;
  if (isServerRendered && hydrateQueries(queryClient, dehydrated)) {
    hydrateBeforeNavigation(router);
    if (window.__eventReplay) window.__eventReplay.hydrating = true;
    const fields = root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
    const onRecoverableError = (error: unknown) => {
      logError(error);
      import('./lib/restore-typed-text.ts').then((file) => file.restoreTypedText(fields)).catch(logError);
    };
    startTransition(() => {
      hydrateRoot(
        root,
        <StrictMode>
          <RouterClient router={router} />
        </StrictMode>,
        { onRecoverableError, onCaughtError: logError },
      );
    });
  } else {
    // The maintenance screen stays until the application knows what replaces it, and the frame of an area for a while.
    const isFrame = root.querySelector('.area-frame') !== null;
    if (root.firstChild) await Promise.race([router.load(), ...(isFrame ? [frameTime()] : [])]);
    createRoot(root, { onCaughtError: logError }).render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    );
  }
  await offline?.showPanel(router);
  if (!session.read().token) return;
  const { recheckSession } = await import('./session/session-actions.ts');
  await recheckSession();
}

const root = document.getElementById('root');
if (root) start(root).catch(logError);
