import { messageOf } from '@/api/api-error.ts';
import { useAdminDeleteReview, useAdminModerateReview } from '@/api/generated/admin-reviews/admin-reviews.ts';
import type { AdminReview, ModerationStatus } from '@/api/generated/model.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { showUndo } from '../kit/list/show-undo.ts';
import { useDeletion } from '../kit/use-deletion.ts';

const SAID: Record<ModerationStatus, string> = {
  approved: 'The review is on the site',
  rejected: 'The review is rejected',
  spam: 'The review is marked as spam',
  pending: 'The review is pending again',
};

/** The actions on a review: moderate it, with undo, reply to it, or delete it permanently. */
export function useReviewActions() {
  const { show } = useToast();
  const { mutateAsync: moderate } = useAdminModerateReview();
  const deletion = useDeletion({
    mutation: useAdminDeleteReview(),
    variablesOf: ({ id }: AdminReview) => ({ id }),
    failed: 'Failed to delete the review',
    onDeleted: () => show({ tone: 'success', text: 'The review is deleted' }),
  });

  const decide = async ({ id, status: before, answer }: AdminReview, status: ModerationStatus) => {
    try {
      await moderate({ id, data: { status, answer } });
      showUndo({
        text: SAID[status],
        undo: () => moderate({ id, data: { status: before, answer } }),
        undone: SAID[before],
        failed: 'Failed to undo the change',
      });
    } catch (error) {
      show({ tone: 'danger', text: messageOf(error, 'Failed to moderate the review') });
    }
  };
  /** An empty reply removes the existing one. */
  const answer = async ({ id, status }: AdminReview, text: string) => {
    await moderate({ id, data: { status, answer: text.trim() === '' ? null : text } });
    show({ tone: 'success', text: text.trim() === '' ? 'The answer is removed' : 'The answer is saved' });
  };
  return {
    decide: (review: AdminReview, status: ModerationStatus) => void decide(review, status),
    answer,
    deletion,
  };
}
