import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';

type Running = { client: QueryClient; router: AnyRouter };

let running: Running | undefined;

/** Registers the application that is currently on the page. */
export const setRunning = (app: Running) => {
  running = app;
};

/** The application on the page, if a story has mounted one. */
export const readRunning = (): Running | undefined => running;

const QUIET_FRAMES = 3;

const TIMEOUT_MS = 5_000;
/** For a page with calls that are never answered. */
const SHORT_TIMEOUT_MS = 300;

let isStalled = () => false;

/** Registers how to tell whether the page can settle at all. */
export const watchForStall = (stalled: () => boolean) => {
  isStalled = stalled;
};

/**
 * Resolves when the router is idle, no query or mutation is pending and no iframe is busy, several animation frames in a
 * row: accessibility checks and screenshots must not see a loading screen. Gives up silently for stories that load forever.
 */
export const whenSettled = async () => {
  const until = performance.now() + (isStalled() ? SHORT_TIMEOUT_MS : TIMEOUT_MS);
  for (let quiet = 0; quiet < QUIET_FRAMES && performance.now() < until; ) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const isFrameBusy = document.querySelector('iframe[aria-busy=true]') !== null;
    const busy =
      isFrameBusy ||
      (running &&
        (running.client.isFetching() + running.client.isMutating() > 0 || running.router.state.status !== 'idle'));
    quiet = busy ? 0 : quiet + 1;
  }
};
