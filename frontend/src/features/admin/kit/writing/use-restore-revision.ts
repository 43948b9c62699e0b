import { errorMessage } from '@/api/api-error.ts';
import { adminListRevisions, useAdminRestoreRevision } from '@/api/generated/admin-writing/admin-writing.ts';
import type { WritingKind } from '@/api/generated/model.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { showUndo } from '../list/show-undo.ts';

/** The article or page, as stored now. */
export interface RevisedItem {
  readonly kind: WritingKind;
  readonly id: number;
  readonly version: number;
}

const FAILED = 'Failed to restore this version';

/** Restores a revision, and offers undo. @param onRestored receives what is stored then */
export function useRestoreRevision({ kind, id, version }: RevisedItem, onRestored: () => Promise<unknown>) {
  const { show } = useToast();
  const { mutateAsync, isPending } = useAdminRestoreRevision();
  const item = String(id);

  const restoreRevision = async (revision: number, from: number) => {
    const restored = await mutateAsync({ kind, id: item, revision: String(revision), data: { version: from } });
    await onRestored();
    return restored;
  };

  const restore = async (revision: number) => {
    try {
      const { items } = await adminListRevisions(kind, item, { limit: 1 });
      const { version: next, notes } = await restoreRevision(revision, version);
      const text = ['Version restored', ...notes].join('. ');
      const [before] = items;
      if (!before?.present) show({ tone: 'success', text });
      else
        showUndo({ text, undo: () => restoreRevision(before.id, next), undoneText: 'Restore undone', failed: FAILED });
    } catch (error) {
      show({ tone: 'danger', text: errorMessage(error, FAILED) });
    }
  };
  return { restore, busy: isPending };
}
