/** The status shown to the author: nothing yet, when it was saved, or that saving failed. */
export type SaveStatus = { readonly state: 'none' | 'failing' } | { readonly state: 'kept'; readonly at: string };

interface AutosaveOptions<Copy> {
  /** Saves a working copy on the server. @returns the time of the save, from the server */
  readonly send: (copy: Copy) => Promise<string>;
  /** Deletes the working copy. */
  readonly discard: () => Promise<unknown>;
  readonly onStatus: (status: SaveStatus) => void;
}

/** Delay after the last key. */
const PAUSE_MS = 2000;
/** Delay after a failure. */
const RETRY_DELAY_MS = 8000;

/**
 * Saves typed text as a working copy, some seconds after the last key. Calls run in sequence, so an older state never
 * replaces a newer one, and a failed call is retried until it succeeds or there is nothing left to save.
 */
export function createDraftAutosave<Copy extends object>({ send, discard, onStatus }: AutosaveOptions<Copy>) {
  let pending: Copy | null = null;
  let saved: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> = Promise.resolve();
  let isPaused = false;

  const isSaved = () => saved === (pending && JSON.stringify(pending));
  const schedule = (ms: number) => {
    clearTimeout(timer);
    if (!isPaused && !isSaved()) timer = setTimeout(() => void saveNow(), ms);
  };

  const once = async () => {
    const copy = pending;
    if (isPaused || isSaved()) return;
    try {
      if (copy) onStatus({ state: 'kept', at: await send(copy) });
      else {
        await discard();
        onStatus({ state: 'none' });
      }
      saved = copy && JSON.stringify(copy);
      schedule(PAUSE_MS);
    } catch {
      onStatus({ state: 'failing' });
      schedule(RETRY_DELAY_MS);
    }
  };
  const saveNow = () => {
    clearTimeout(timer);
    running = running.then(once);
    return running;
  };

  return {
    /** The current draft; null when it equals what is stored. */
    want(copy: Copy | null) {
      pending = copy;
      schedule(PAUSE_MS);
    },
    /** The server already has this copy. */
    adopt(copy: Copy, at: string) {
      saved = JSON.stringify(copy);
      onStatus({ state: 'kept', at });
    },
    /** Saves immediately. @returns whether it is now saved */
    async flush() {
      await saveNow();
      return isSaved();
    },
    /** What closing the page would lose; null when there is nothing, or while a save that includes it is running. */
    unsaved: () => (isPaused || isSaved() ? null : pending),
    /** Stops sending, and waits for the running call. */
    async settle() {
      isPaused = true;
      clearTimeout(timer);
      await running;
    },
    /** Resumes after `settle`. */
    resume() {
      isPaused = false;
      schedule(PAUSE_MS);
    },
    /** A save has deleted the copy. */
    forget() {
      isPaused = false;
      clearTimeout(timer);
      pending = null;
      saved = null;
      onStatus({ state: 'none' });
    },
  };
}
