import { useEffect } from 'react';
import { createDraftAutosave, type SaveStatus } from './draft-autosave.ts';

/** Browsers send at most 64 kB while a page is being closed. */
const MAX_KEEPALIVE_BYTES = 60_000;

interface TabAutosaveOptions<Copy> {
  /** Saves on the server. @returns the time of the save, from the server */
  readonly send: (copy: Copy, init?: RequestInit) => Promise<string>;
  /** Deletes what is saved on the server. */
  readonly discard: () => Promise<unknown>;
  /** Holds the copy in the tab while the server cannot be reached. */
  readonly local: { readonly write: (copy: Copy) => void; readonly remove: () => void };
  readonly onStatus: (status: SaveStatus) => void;
}

/** Saves a draft on the server, and in the tab while the server cannot be reached. */
export function createTabAutosave<Copy extends object>({
  send,
  local,
  onStatus,
  ...options
}: TabAutosaveOptions<Copy>) {
  const sendOrStore = async (copy: Copy, init?: RequestInit) => {
    try {
      const at = await send(copy, init);
      local.remove();
      return at;
    } catch (error) {
      local.write(copy);
      throw error;
    }
  };
  const discard = async () => {
    await options.discard();
    local.remove();
  };
  const autosave = createDraftAutosave<Copy>({ send: sendOrStore, discard, onStatus });
  return {
    ...autosave,
    forget: () => {
      local.remove();
      autosave.forget();
    },
    discard,
    /** Sent while the page is being closed. */
    farewell() {
      const copy = autosave.unsaved();
      if (!copy) return;
      if (!navigator.onLine) local.write(copy);
      const keepalive = new TextEncoder().encode(JSON.stringify(copy)).length < MAX_KEEPALIVE_BYTES;
      void sendOrStore(copy, { keepalive }).catch(() => {});
    },
  };
}

type TabAutosave = Pick<ReturnType<typeof createTabAutosave<object>>, 'resume' | 'farewell' | 'flush' | 'settle'>;

/** Saves while the screen is open: also when its page is hidden or closed, and when the connection is back. */
export function useTabAutosave(autosave: TabAutosave): void {
  useEffect(() => {
    autosave.resume();
    const leave = () => autosave.farewell();
    const retry = () => void autosave.flush();
    const hide = () => document.visibilityState === 'hidden' && autosave.farewell();
    addEventListener('pagehide', leave);
    addEventListener('online', retry);
    document.addEventListener('visibilitychange', hide);
    return () => {
      removeEventListener('pagehide', leave);
      removeEventListener('online', retry);
      document.removeEventListener('visibilitychange', hide);
      void autosave.settle();
    };
  }, [autosave]);
}
