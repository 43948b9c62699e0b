import { createFileRoute } from '@tanstack/react-router';
import { ReviewsSection } from '@/features/admin/catalogue/reviews/reviews-section.tsx';
import type { ContentSearch } from '@/features/admin/kit/content/content-search.ts';
import { uncheckedSearch } from '@/features/admin/kit/list/list-search.ts';
import { privateHead } from '../../../-context.ts';

export const Route = createFileRoute('/admin/_area/inbox/reviews')({
  validateSearch: uncheckedSearch<ContentSearch>,
  head: privateHead('Reviews'),
  component: AdminReviewsPage,
});

function AdminReviewsPage() {
  return <ReviewsSection search={Route.useSearch()} />;
}
