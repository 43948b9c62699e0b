import type { AnyRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { renderToReadableStream, renderToString } from 'react-dom/server';
import { ErrorFallback } from './components/feedback/error-fallback.tsx';

/**
 * React's marker for a boundary that threw or is still pending: React does not report it, because a browser could
 * retry.
 */
const FAILED_BOUNDARY = '<!--$!-->';

/** Renders to text like React, but any component that throws fails the rendering. @throws the component's error */
export async function renderOrThrow(children: ReactNode): Promise<string> {
  const html = renderToString(children);
  if (!html.includes(FAILED_BOUNDARY)) return html;
  // This renderer reports the cause, and waits for pending parts.
  const causes: unknown[] = [];
  const stream = await renderToReadableStream(children, { onError: (error) => void causes.push(error) });
  await stream.allReady;
  await stream.cancel();
  if (causes.length > 0) throw causes[0];
  return html;
}

/**
 * The page that shows a failure: inside the site's frame, or alone where the frame itself fails. It does not reveal the
 * cause, which is logged.
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
