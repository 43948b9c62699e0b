/** The error messages of Chromium, Firefox and WebKit for a script that could not be loaded. */
const ERROR_MESSAGES = /dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

/** Whether a part of the application failed to load: no network, or a release that no longer exists. */
export const isChunkLoadError = (error: unknown): boolean =>
  error instanceof Error && ERROR_MESSAGES.test(error.message);

/** A page kept open by a download or a cancelled navigation counts as being left for at most this long. */
const LEAVING_MS = 30_000;
let leavingUntil = 0;

/** Records that the reader is leaving. Firefox then cancels all pending requests immediately, including scripts. */
export function trackPageLeave(page: Pick<EventTarget, 'addEventListener'> = globalThis): void {
  page.addEventListener('beforeunload', () => {
    leavingUntil = performance.now() + LEAVING_MS;
  });
  page.addEventListener('pageshow', () => {
    leavingUntil = 0;
  });
}

/** Whether another page is loading: reloading this one would cancel that. */
export const isPageLeaving = (): boolean => performance.now() < leavingUntil;

/** Whether the server answers at all; `navigator.onLine` only means that there is some network. */
export const isServerReachable = (): Promise<boolean> =>
  fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/**
 * Reloads the page, once per history entry: a script still missing after that stays missing.
 * @returns whether it reloads
 */
export function reloadOnce(): boolean {
  const state: unknown = history.state;
  const entries = typeof state === 'object' && state !== null ? state : {};
  if ('reloadedForScript' in entries) return false;
  history.replaceState({ ...entries, reloadedForScript: true }, '');
  location.reload();
  return true;
}
