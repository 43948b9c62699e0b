import { Link } from '@tanstack/react-router';
import { errorMessage } from '@/api/api-error.ts';
import { useAdminListReviews } from '@/api/generated/admin-reviews/admin-reviews.ts';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog.tsx';
import { EmptyState } from '@/components/feedback/empty-state.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { Card } from '@/components/ui/card.tsx';
import { formatCount } from '@/lib/format.ts';
import { ListSkeleton } from '../../kit/list/list-skeleton.tsx';
import { ReviewItem } from './review-item.tsx';
import { useReviewActions } from './use-review-actions.ts';

/** As many as the page of a product holds. */
const LISTED = 50;

/** The latest reviews of one product, to moderate and answer. */
export function ProductReviews({ product }: { readonly product: number }) {
  const query = useAdminListReviews({ product, page: 1, limit: LISTED });
  const { decide, answer, deletion } = useReviewActions();
  return (
    <section aria-label="Reviews">
      <QueryState
        query={query}
        loading="Loading reviews"
        skeleton={<ListSkeleton />}
        toMessage={(error) => errorMessage(error, 'Failed to fetch reviews')}
        isEmpty={({ total }) => total === 0}
        empty={
          <Card>
            <EmptyState scene="people" title="No reviews yet" line="Reviews by customers appear here." />
          </Card>
        }
      >
        {({ items, total }) => (
          <>
            <Card>
              <ul aria-label="Reviews">
                {items.map((review) => (
                  <ReviewItem
                    key={review.id}
                    review={review}
                    onDecide={(next) => decide(review, next)}
                    onAnswer={(text) => answer(review, text)}
                    onDelete={() => deletion.requestDeletion(review)}
                  />
                ))}
              </ul>
            </Card>
            {total > items.length ? (
              <p className="mt-3 text-sm text-muted-foreground">
                <span>{`The latest ${formatCount(items.length)} of ${formatCount(total)}. `}</span>
                <Link to="/admin/inbox/reviews" className="font-semibold text-primary hover:underline">
                  All reviews
                </Link>
              </p>
            ) : null}
          </>
        )}
      </QueryState>
      <ConfirmDialog {...deletion.dialog} question="Are you sure you want to delete this review?" action="Delete">
        <span className="line-clamp-3">{deletion.candidate?.text}</span>
      </ConfirmDialog>
    </section>
  );
}
