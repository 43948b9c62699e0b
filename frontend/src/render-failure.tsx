import type { AnyRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { renderToReadableStream, renderToString } from 'react-dom/server';
import { ErrorFallback } from './components/feedback/error-fallback.tsx';

/** What React leaves in the place of a part that threw, or that is late: it tells nobody, a browser could try again. */
const MISSING_PART = '<!--$!-->';

/** Renders to text like React, but a component that throws is a failure wherever it stands. @throws what it threw */
export async function renderOrThrow(children: ReactNode): Promise<string> {
  const html = renderToString(children);
  if (!html.includes(MISSING_PART)) return html;
  // This way of rendering names causes, and waits for what is late.
  const causes: unknown[] = [];
  const stream = await renderToReadableStream(children, { onError: (error) => void causes.push(error) });
  await stream.allReady;
  await stream.cancel();
  if (causes.length > 0) throw causes[0];
  return html;
}

/**
 * The page that tells of a failure: inside the site's frame, or alone where the frame itself fails. It says nothing about
 * the cause; that is for the log.
 */
export async function renderFailure(router: AnyRouter, children: ReactNode): Promise<string> {
  const matches = router.stores.matches.get();
  router.stores.setMatches(
    matches.map((match, index) =>
      index === matches.length - 1 ? { ...match, status: 'error', error: undefined } : match,
    ),
  );
  return renderOrThrow(children).catch(() => renderToString(<ErrorFallback />));
}
