import { adminDiscardWorkingCopy, adminKeepWorkingCopy } from '@/api/generated/admin-writing/admin-writing.ts';
import type { WorkingCopyInput, WritingKind } from '@/api/generated/model.ts';
import { createDraftAutosave, type SaveStatus } from './draft-autosave.ts';

/** Browsers send at most 64 kB while a page is being closed. */
const MAX_KEEPALIVE_BYTES = 60_000;

/** Saves the working copy of one article or page on the server. */
export function createWorkingCopyAutosave(kind: WritingKind, item: string, onStatus: (keeping: SaveStatus) => void) {
  const keep = (input: WorkingCopyInput, init?: RequestInit) => adminKeepWorkingCopy(kind, item, input, init);
  const discard = () => adminDiscardWorkingCopy(kind, item);
  const autosave = createDraftAutosave<WorkingCopyInput>({
    send: async (input) => (await keep(input)).keptAt,
    discard,
    onStatus,
  });
  return {
    ...autosave,
    discard,
    /** Sent while the page is being closed. */
    farewell() {
      const input = autosave.unsaved();
      if (!input) return;
      const keepalive = new TextEncoder().encode(JSON.stringify(input)).length < MAX_KEEPALIVE_BYTES;
      void keep(input, { keepalive }).catch(() => {});
    },
  };
}
