import type { Download } from '@/api/generated/model.ts';

interface ReviewLinkProps {
  readonly download: Pick<Download, 'product_id' | 'reviewed' | 'product_name'>;
}

/** The way to what the person says of the product, or may say; nothing where no product is on show. */
export function ReviewLink({ download: { product_id, reviewed = false, product_name } }: ReviewLinkProps) {
  if (!product_id) return null;
  // A whole page: its reviews lie far below, and the browser goes there by itself.
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
