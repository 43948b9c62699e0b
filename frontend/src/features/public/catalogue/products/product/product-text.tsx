import { RenderedText } from '@/components/ui/rendered-text.tsx';

interface ProductTextProps {
  /** Sanitized HTML from the API. */
  readonly html: string;
}

/** The long text of a product, between its features and its plans. */
export function ProductText({ html }: ProductTextProps) {
  return <RenderedText html={html} className="product-text" />;
}
