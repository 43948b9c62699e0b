import { errorMessage } from '@/api/api-error.ts';
import { useAdminDeleteContent, useAdminRestoreContent } from '@/api/generated/admin-lists/admin-lists.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { showUndo } from '../list/show-undo.ts';

type Kind = Parameters<ReturnType<typeof useAdminDeleteContent>['mutateAsync']>[0]['kind'];

/** Deletes a content entry immediately; undo is offered while the message is shown. */
export function useDeleteContent(kind: Kind, noun: string) {
  const { show } = useToast();
  const { mutateAsync: remove } = useAdminDeleteContent();
  const { mutateAsync: restore } = useAdminRestoreContent();
  return async (id: number | string, title: string) => {
    const target = { kind, id: String(id) };
    try {
      await remove(target);
      showUndo({
        text: `${title} deleted`,
        undo: () => restore(target),
        undoneText: `${title} restored`,
        failed: `Failed to restore the ${noun}`,
      });
    } catch (error) {
      show({ tone: 'danger', text: errorMessage(error, `Failed to delete the ${noun}`) });
    }
  };
}
