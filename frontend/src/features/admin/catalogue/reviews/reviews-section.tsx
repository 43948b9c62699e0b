import { errorMessage } from '@/api/api-error.ts';
import {
  adminListReviews,
  getAdminListReviewsQueryKey,
  useAdminDeleteReview,
  useAdminModerateReview,
} from '@/api/generated/admin-reviews/admin-reviews.ts';
import { type AdminReview, ModerationStatus } from '@/api/generated/model.ts';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { AdminPage } from '../../kit/admin-page.tsx';
import { defineList, optionsOf } from '../../kit/list/define-list.ts';
import { ListCards } from '../../kit/list/list-cards.tsx';
import { ListPage } from '../../kit/list/list-page.tsx';
import type { ListScreenProps } from '../../kit/list/list-search.ts';
import { showUndo } from '../../kit/list/show-undo.ts';
import { useList } from '../../kit/list/use-list.ts';
import { useDeletion } from '../../kit/use-deletion.ts';
import { ReviewItem } from './review-item.tsx';

const reviewList = defineList(adminListReviews, getAdminListReviewsQueryKey, {
  labels: {
    noun: ['review', 'reviews'],
    failed: 'Failed to fetch reviews',
    emptyMessage: { scene: 'people', title: 'No reviews yet', line: 'New reviews appear here for approval.' },
  },
  filters: { status: { legend: 'Status', options: optionsOf(ModerationStatus), counted: true } },
  defaults: { page: 1, limit: 20 },
});

const STATUS_TOASTS: Record<ModerationStatus, string> = {
  approved: 'Review approved',
  rejected: 'Review rejected',
  spam: 'Review marked as spam',
  pending: 'Review set to pending',
};

/** The actions on a review: moderate it, with undo, reply to it, or delete it permanently. */
function useReviewActions() {
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

const ALL_MODERATED = { title: 'All caught up', line: 'Every review has been moderated.' };

/** Customers' product reviews; their text is hidden until approved. Ratings without text count without approval. */
export function ReviewsSection({ search }: ListScreenProps) {
  const { list, query } = useList(reviewList, search);
  const isPending = list.search.status === 'pending' && !list.text;
  const { decide, answer, deletion } = useReviewActions();
  return (
    <AdminPage title="Reviews">
      <ListPage
        list={list}
        query={query}
        labels={{ ...reviewList.labels, ...(isPending ? { noResults: ALL_MODERATED } : {}) }}
      >
        {(body) => (
          <ListCards body={body} loading="Loading reviews">
            {(reviews) => (
              <ul aria-label="Reviews">
                {reviews.map((review) => (
                  <ReviewItem
                    key={review.id}
                    review={review}
                    onDecide={(next) => decide(review, next)}
                    onAnswer={(text) => answer(review, text)}
                    onDelete={() => deletion.requestDeletion(review)}
                  />
                ))}
              </ul>
            )}
          </ListCards>
        )}
      </ListPage>
      <ConfirmDialog {...deletion.dialog} question="Are you sure you want to delete this review?" action="Delete">
        <span className="line-clamp-3">{deletion.candidate?.text}</span>
      </ConfirmDialog>
    </AdminPage>
  );
}
