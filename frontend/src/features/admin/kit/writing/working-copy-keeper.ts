import { adminDiscardWorkingCopy, adminKeepWorkingCopy } from '@/api/generated/admin-writing/admin-writing.ts';
import type { WorkingCopyInput, WritingKind } from '@/api/generated/model.ts';
import { createDraftKeeper, type Keeping } from './draft-keeper.ts';

/** Browsers send at most 64 kB while a page is being closed. */
const LONGEST_FAREWELL = 60_000;

/** Saves the working copy of one article or page on the server. */
export function createWorkingCopyKeeper(kind: WritingKind, item: string, say: (keeping: Keeping) => void) {
  const keep = (input: WorkingCopyInput, init?: RequestInit) => adminKeepWorkingCopy(kind, item, input, init);
  const discard = () => adminDiscardWorkingCopy(kind, item);
  const keeper = createDraftKeeper<WorkingCopyInput>({
    send: async (input) => (await keep(input)).keptAt,
    discard,
    say,
  });
  return {
    ...keeper,
    discard,
    /** Sent while the page is being closed. */
    farewell() {
      const input = keeper.unkept();
      if (!input) return;
      const keepalive = new TextEncoder().encode(JSON.stringify(input)).length < LONGEST_FAREWELL;
      void keep(input, { keepalive }).catch(() => {});
    },
  };
}
