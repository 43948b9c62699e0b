import { keepPreviousData } from '@tanstack/react-query';
import { errorMessage } from '@/api/api-error.ts';
import {
  useAdminDeleteReview,
  useAdminListReviews,
  useAdminModerateReview,
} from '@/api/generated/admin-reviews/admin-reviews.ts';
import { type AdminReview, ModerationStatus } from '@/api/generated/model.ts';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { searchOption } from '@/lib/search-text.ts';
import { ContentFrame } from '../../kit/content/content-frame.tsx';
import { contentListParams } from '../../kit/content/content-list-params.ts';
import type { ContentSearch } from '../../kit/content/content-search.ts';
import { countedStatuses } from '../../kit/content/counted-statuses.ts';
import { ListCards } from '../../kit/list/list-cards.tsx';
import { ListPage } from '../../kit/list/list-page.tsx';
import { showUndo } from '../../kit/list/show-undo.ts';
import { useListPage } from '../../kit/list/use-list-page.ts';
import { useDeletion } from '../../kit/use-deletion.ts';
import { ReviewItem } from './review-item.tsx';

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

interface ReviewsSectionProps {
  readonly search: ContentSearch;
}

const ALL_MODERATED = { title: 'All caught up', line: 'Every review has been moderated.' };

/** Customers' product reviews; their text is hidden until approved. Ratings without text count without approval. */
export function ReviewsSection({ search }: ReviewsSectionProps) {
  const status = searchOption(search.status, Object.values(ModerationStatus));
  const query = useAdminListReviews(contentListParams(search, status), {
    query: { placeholderData: keepPreviousData },
  });
  const choices = countedStatuses(Object.values(ModerationStatus), query.data?.counts);
  const list = useListPage(search, {
    filters: [{ name: 'status', legend: 'Status', value: status, options: choices }],
  });
  const { decide, answer, deletion } = useReviewActions();
  return (
    <ContentFrame section="reviews">
      <ListPage
        list={list}
        query={query}
        labels={{
          noun: ['review', 'reviews'],
          failed: 'Failed to fetch reviews',
          ...(status === 'pending' && !search.search ? { noResults: ALL_MODERATED } : {}),
          emptyMessage: {
            scene: 'people',
            title: 'No reviews yet',
            line: 'New reviews appear here for approval.',
          },
        }}
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
    </ContentFrame>
  );
}
