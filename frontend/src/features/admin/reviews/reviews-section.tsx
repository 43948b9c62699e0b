import { keepPreviousData } from '@tanstack/react-query';
import { useAdminListReviews } from '@/api/generated/admin-reviews/admin-reviews.ts';
import { ModerationStatus } from '@/api/generated/model.ts';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog.tsx';
import { searchOption } from '@/lib/search-text.ts';
import { ContentFrame } from '../kit/content/content-frame.tsx';
import { contentListParams } from '../kit/content/content-list-params.ts';
import type { ContentSearch } from '../kit/content/content-search.ts';
import { countedStatuses } from '../kit/content/counted-statuses.ts';
import { ListCards } from '../kit/list/list-cards.tsx';
import { ListPage } from '../kit/list/list-page.tsx';
import { useListPage } from '../kit/list/use-list-page.ts';
import { ReviewItem } from './review-item.tsx';
import { useReviewActions } from './use-review-actions.ts';

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
