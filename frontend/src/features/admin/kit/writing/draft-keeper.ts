/** What the writer is told: nothing yet, when it was kept, or that it could not be. */
export type Keeping = { readonly state: 'none' | 'failing' } | { readonly state: 'kept'; readonly at: string };

interface KeeperOptions<Copy> {
  /** Keeps a working copy on the server. @returns when, as the server says */
  readonly send: (copy: Copy) => Promise<string>;
  /** Ends the one that is kept. */
  readonly discard: () => Promise<unknown>;
  readonly say: (keeping: Keeping) => void;
}

/** After the last key. */
const PAUSE_MS = 2000;
/** After a failure. */
const AGAIN_MS = 8000;

/**
 * Keeps what somebody types as a working copy, some seconds after the last key. Calls go out one after the other, so an
 * older state never replaces a newer one, and a failed one is repeated until it succeeds or there is nothing to keep.
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
    /** What is typed now; null when it is what is stored. */
    want(copy: Copy | null) {
      wanted = copy;
      later(PAUSE_MS);
    },
    /** The server has this copy already. */
    adopt(copy: Copy, at: string) {
      kept = JSON.stringify(copy);
      say({ state: 'kept', at });
    },
    /** Keeps it at once. @returns whether it is kept now */
    async flush() {
      await run();
      return isKept();
    },
    /** What would be lost with the page; null when there is nothing, or while a save is under way that has it. */
    unkept: () => (isHeld || isKept() ? null : wanted),
    /** Lets nothing be sent any more, and waits for what is under way. */
    async settle() {
      isHeld = true;
      clearTimeout(timer);
      await running;
    },
    /** Goes on after `settle`. */
    resume() {
      isHeld = false;
      later(PAUSE_MS);
    },
    /** A save has ended the copy. */
    forget() {
      isHeld = false;
      clearTimeout(timer);
      wanted = null;
      kept = null;
      say({ state: 'none' });
    },
  };
}
