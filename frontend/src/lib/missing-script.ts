/** How Chromium, Firefox and WebKit say that a script could not be had. */
const SENTENCES = /dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

/** Whether a part of the application failed to arrive: no network, or a release that is gone. */
export const isMissingScript = (error: unknown): boolean => error instanceof Error && SENTENCES.test(error.message);

/** A page that a download or a stopped navigation has kept counts as left no longer than this. */
const LEAVING_MS = 30_000;
let leftAt = Number.NEGATIVE_INFINITY;

/** Notices that the reader leaves. Firefox then gives up at once what is on its way, scripts among it. */
export function watchLeaving(page: Pick<EventTarget, 'addEventListener'> = globalThis): void {
  page.addEventListener('beforeunload', () => {
    leftAt = performance.now();
  });
  page.addEventListener('pageshow', () => {
    leftAt = Number.NEGATIVE_INFINITY;
  });
}

/** Whether another page is on its way: loading this one again would cancel that. */
export const isBeingLeft = (): boolean => performance.now() - leftAt < LEAVING_MS;

/** Whether the server answers at all; the browser's own word for 'online' means only that there is some network. */
export const isServerThere = (): Promise<boolean> =>
  fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/**
 * Loads the page again, once for an entry of the history: a script that is missing then is missing for good.
 * @returns whether it does
 */
export function reloadOnce(): boolean {
  const state: unknown = history.state;
  const entries = typeof state === 'object' && state !== null ? state : {};
  if ('reloadedForScript' in entries) return false;
  history.replaceState({ ...entries, reloadedForScript: true }, '');
  location.reload();
  return true;
}
