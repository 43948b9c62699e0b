import { adminListReviews, getAdminListReviewsQueryKey } from '@/api/generated/admin-reviews/admin-reviews.ts';
import { ModerationStatus } from '@/api/generated/model.ts';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog.tsx';
import { AdminPage } from '../../kit/admin-page.tsx';
import { defineList, optionsOf } from '../../kit/list/define-list.ts';
import { ListCards } from '../../kit/list/list-cards.tsx';
import { ListPage } from '../../kit/list/list-page.tsx';
import type { ListScreenProps } from '../../kit/list/list-search.ts';
import { useList } from '../../kit/list/use-list.ts';
import { ReviewItem } from './review-item.tsx';
import { useReviewActions } from './use-review-actions.ts';

const reviewList = defineList(adminListReviews, getAdminListReviewsQueryKey, {
  name: 'reviews',
  labels: {
    noun: ['review', 'reviews'],
    failed: 'Failed to fetch reviews',
    emptyMessage: { scene: 'people', title: 'No reviews yet', line: 'New reviews appear here for approval.' },
  },
  filters: { status: { legend: 'Status', options: optionsOf(ModerationStatus), counted: true } },
  defaults: { page: 1, limit: 20 },
});

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
