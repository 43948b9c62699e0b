import { createFileRoute } from '@tanstack/react-router';
import { ProductReviews } from '@/features/admin/catalogue/reviews/product-reviews.tsx';
import { privateHead } from '../../../../-context.ts';

export const Route = createFileRoute('/admin/_area/products/$id/reviews')({
  head: privateHead('Reviews'),
  component: AdminProductReviews,
});

function AdminProductReviews() {
  const { id } = Route.useParams();
  return <ProductReviews product={Number(id)} />;
}
