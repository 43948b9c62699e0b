/** The status shown to the author: nothing yet, when it was saved, or that saving failed. */
export type Keeping = { readonly state: 'none' | 'failing' } | { readonly state: 'kept'; readonly at: string };

interface KeeperOptions<Copy> {
  /** Saves a working copy on the server. @returns the time of the save, from the server */
  readonly send: (copy: Copy) => Promise<string>;
  /** Deletes the working copy. */
  readonly discard: () => Promise<unknown>;
  readonly say: (keeping: Keeping) => void;
}

/** Delay after the last key. */
const PAUSE_MS = 2000;
/** Delay after a failure. */
const AGAIN_MS = 8000;

/**
 * Saves typed text as a working copy, some seconds after the last key. Calls run in sequence, so an older state never
 * replaces a newer one, and a failed call is retried until it succeeds or there is nothing left to save.
 */
export function createDraftKeeper<Copy extends object>({ send, discard, say }: KeeperOptions<Copy>) {
  let wanted: Copy | null = null;
  let kept: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> = Promise.resolve();
  let isHeld = false;

  const isKept = () => kept === (wanted && JSON.stringify(wanted));
  const later = (ms: number) => {
    clearTimeout(timer);
    if (!isHeld && !isKept()) timer = setTimeout(() => void run(), ms);
  };

  const once = async () => {
    const copy = wanted;
    if (isHeld || isKept()) return;
    try {
      if (copy) say({ state: 'kept', at: await send(copy) });
      else {
        await discard();
        say({ state: 'none' });
      }
      kept = copy && JSON.stringify(copy);
      later(PAUSE_MS);
    } catch {
      say({ state: 'failing' });
      later(AGAIN_MS);
    }
  };
  const run = () => {
    clearTimeout(timer);
    running = running.then(once);
    return running;
  };

  return {
    /** The current draft; null when it equals what is stored. */
    want(copy: Copy | null) {
      wanted = copy;
      later(PAUSE_MS);
    },
    /** The server already has this copy. */
    adopt(copy: Copy, at: string) {
      kept = JSON.stringify(copy);
      say({ state: 'kept', at });
    },
    /** Saves immediately. @returns whether it is now saved */
    async flush() {
      await run();
      return isKept();
    },
    /** What closing the page would lose; null when there is nothing, or while a save that includes it is running. */
    unkept: () => (isHeld || isKept() ? null : wanted),
    /** Stops sending, and waits for the running call. */
    async settle() {
      isHeld = true;
      clearTimeout(timer);
      await running;
    },
    /** Resumes after `settle`. */
    resume() {
      isHeld = false;
      later(PAUSE_MS);
    },
    /** A save has deleted the copy. */
    forget() {
      isHeld = false;
      clearTimeout(timer);
      wanted = null;
      kept = null;
      say({ state: 'none' });
    },
  };
}
