import { errorMessage } from '@/api/api-error.ts';
import { useAdminDeleteComment, useAdminModerateComment } from '@/api/generated/admin-comments/admin-comments.ts';
import type { AdminComment, ModerationStatus } from '@/api/generated/model.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { showUndo } from '../kit/list/show-undo.ts';
import { useDeletion } from '../kit/use-deletion.ts';

const STATUS_TOASTS: Record<ModerationStatus, string> = {
  approved: 'Comment approved',
  rejected: 'Comment rejected',
  spam: 'Comment marked as spam',
  pending: 'Comment set to pending',
};

/** The actions on a comment: moderate it, with undo, or delete it permanently. */
export function useCommentActions() {
  const { show } = useToast();
  const { mutateAsync: moderate } = useAdminModerateComment();
  const deletion = useDeletion({
    mutation: useAdminDeleteComment(),
    variablesOf: ({ id }: AdminComment) => ({ id }),
    failed: 'Failed to delete the comment',
    onDeleted: () => show({ tone: 'success', text: 'Comment deleted' }),
  });

  const decide = async ({ id, status: before }: AdminComment, status: ModerationStatus) => {
    try {
      await moderate({ id, data: { status } });
      showUndo({
        text: STATUS_TOASTS[status],
        undo: () => moderate({ id, data: { status: before } }),
        undoneText: STATUS_TOASTS[before],
        failed: 'Failed to undo the change',
      });
    } catch (error) {
      show({ tone: 'danger', text: errorMessage(error, 'Failed to moderate the comment') });
    }
  };
  return {
    decide: (comment: AdminComment, status: ModerationStatus) => void decide(comment, status),
    deletion,
  };
}
