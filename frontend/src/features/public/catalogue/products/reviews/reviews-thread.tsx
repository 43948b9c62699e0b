import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { type ReviewPage, ReviewSort } from '@/api/generated/model.ts';
import { getListReviewsQueryKey, listReviews } from '@/api/generated/reviews/reviews.ts';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { Button } from '@/components/ui/button.tsx';
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select.tsx';
import { OwnReview } from './own-review.tsx';
import { RatingSummary } from './rating-summary.tsx';
import { ReviewItem } from './review-item.tsx';
import { ReviewsSkeleton } from './reviews-skeleton.tsx';

const PER_PAGE = 6;

/** Reviews of a product; each call of `more` loads another page. */
function useReviews(productId: number, sort: ReviewSort, stars: number | undefined) {
  const id = String(productId);
  const params = { sort, limit: PER_PAGE, ...(stars === undefined ? {} : { stars }) };
  const query = useInfiniteQuery({
    queryKey: getListReviewsQueryKey(id, params),
    queryFn: ({ pageParam, signal }) => listReviews(id, { ...params, page: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, limit, total }: ReviewPage) => (page * limit < total ? page + 1 : undefined),
    placeholderData: keepPreviousData,
  });
  const pages = query.data?.pages;
  const last = pages?.at(-1);
  return {
    query: {
      // A review added while pages are loaded shifts the others; each is shown only once.
      data: last && {
        ...last,
        items: [...new Map(pages?.flatMap(({ items }) => items).map((item) => [item.id, item])).values()],
      },
      error: query.error,
      isFetching: query.isFetching,
      refetch: query.refetch,
    },
    more: query.hasNextPage ? { load: () => void query.fetchNextPage(), busy: query.isFetchingNextPage } : null,
  };
}

interface ReviewsThreadProps {
  readonly productId: number;
}

const SORTS: Record<ReviewSort, string> = { newest: t`Newest first`, best: t`Best first`, worst: t`Worst first` };

/** Figures, one's own review and all others. Loaded when scrolled near. */
export function ReviewsThread({ productId }: ReviewsThreadProps) {
  const [sort, setSort] = useState<ReviewSort>('newest');
  const [stars, setStars] = useState<number | undefined>();
  const { query, more } = useReviews(productId, sort, stars);
  return (
    <QueryState
      query={query}
      loading={t`Loading reviews`}
      skeleton={<ReviewsSkeleton />}
      toMessage={(error) => errorMessage(error, t`Failed to fetch reviews`)}
    >
      {({ items, total, rating, counts }) => {
        const rated = counts.some((count) => count > 0);
        const ownReview = <OwnReview productId={productId} onChanged={() => void query.refetch()} />;
        if (!rated) {
          return (
            <div className="grid justify-items-start gap-5">
              <p className="text-muted-foreground">
                <Trans>No reviews yet.</Trans>
              </p>
              <div className="w-full max-w-2xl">{ownReview}</div>
            </div>
          );
        }
        return (
          <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[20rem_minmax(0,1fr)]">
            <RatingSummary rating={rating} counts={counts} selected={stars} onChoose={setStars} />
            <div className="min-w-0 max-w-3xl">
              <div className="mb-8 flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
                <div className="flex min-h-11 min-w-0 grow basis-72 flex-col justify-center">{ownReview}</div>
                {total > 1 ? (
                  <NativeSelect
                    aria-label={t`Sort reviews`}
                    value={sort}
                    onChange={({ currentTarget }) => setSort(currentTarget.value as ReviewSort)}
                    className="w-44"
                  >
                    {Object.values(ReviewSort).map((value) => (
                      <NativeSelectOption key={value} value={value}>
                        {SORTS[value]}
                      </NativeSelectOption>
                    ))}
                  </NativeSelect>
                ) : null}
              </div>
              {items.length > 0 ? (
                <ol aria-label={t`Reviews`} className="grid gap-9">
                  {items.map((review) => (
                    <li key={review.id}>
                      <ReviewItem review={review} />
                    </li>
                  ))}
                </ol>
              ) : (
                <p role="status" className="text-muted-foreground">
                  <Trans>No written reviews yet.</Trans>
                </p>
              )}
              {more ? (
                <Button variant="outline" busy={more.busy} onClick={more.load} className="mt-8">
                  <Trans>Show more reviews</Trans>
                </Button>
              ) : null}
            </div>
          </div>
        );
      }}
    </QueryState>
  );
}
