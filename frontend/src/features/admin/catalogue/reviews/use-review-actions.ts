import { errorMessage } from '@/api/api-error.ts';
import { useAdminDeleteReview, useAdminModerateReview } from '@/api/generated/admin-reviews/admin-reviews.ts';
import type { AdminReview, ModerationStatus } from '@/api/generated/model.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { showUndo } from '../../kit/list/show-undo.ts';
import { useDeletion } from '../../kit/use-deletion.ts';

const STATUS_TOASTS: Record<ModerationStatus, string> = {
  approved: 'Review approved',
  rejected: 'Review rejected',
  spam: 'Review marked as spam',
  pending: 'Review set to pending',
};

/** The actions on a review: moderate it, with undo, reply to it, or delete it permanently. */
export function useReviewActions() {
  const { show } = useToast();
  const { mutateAsync: moderate } = useAdminModerateReview();
  const deletion = useDeletion({
    mutation: useAdminDeleteReview(),
    variablesOf: ({ id }: AdminReview) => ({ id }),
    failed: 'Failed to delete the review',
    onDeleted: () => show({ tone: 'success', text: 'Review deleted' }),
  });

  const decide = async ({ id, status: before, answer }: AdminReview, status: ModerationStatus) => {
    try {
      await moderate({ id, data: { status, answer } });
      showUndo({
        text: STATUS_TOASTS[status],
        undo: () => moderate({ id, data: { status: before, answer } }),
        undoneText: STATUS_TOASTS[before],
        failed: 'Failed to undo the change',
      });
    } catch (error) {
      show({ tone: 'danger', text: errorMessage(error, 'Failed to moderate the review') });
    }
  };
  /** An empty reply removes the existing one. */
  const answer = async ({ id, status }: AdminReview, text: string) => {
    await moderate({ id, data: { status, answer: text.trim() === '' ? null : text } });
    show({ tone: 'success', text: text.trim() === '' ? 'Reply removed' : 'Reply saved' });
  };
  return {
    decide: (review: AdminReview, status: ModerationStatus) => void decide(review, status),
    answer,
    deletion,
  };
}
