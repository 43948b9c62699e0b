import type { Download } from '@/api/generated/model.ts';

interface ReviewLinkProps {
  readonly download: Pick<Download, 'product_id' | 'reviewed' | 'product_name'>;
}

/** A link to the user's review of the product, or to the review form; nothing if the product is not published. */
export function ReviewLink({ download: { product_id, reviewed = false, product_name } }: ReviewLinkProps) {
  if (!product_id) return null;
  // A full page load: the reviews are far below, and the browser scrolls to them natively.
  return (
    <a
      href={`/product/${product_id}${reviewed ? '' : '?write=1'}#reviews`}
      className="touch-target font-medium whitespace-nowrap text-primary underline decoration-1 underline-offset-2 hover:decoration-2"
    >
      <span>{reviewed ? 'Your review' : 'Write a review'}</span>
      <span className="sr-only">{` of ${product_name}`}</span>
    </a>
  );
}
