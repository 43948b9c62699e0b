import type { ProductCard } from '@/api/generated/model.ts';
import { AddToCartButton } from './add-to-cart-button.tsx';

interface AddProductToCartProps {
  readonly product: Pick<ProductCard, 'id' | 'title'>;
}

/** Below the card of a product: adds its plan, or leads to its plans if there are several. */
export const AddProductToCart = ({ product: { id, title } }: AddProductToCartProps) => (
  <AddToCartButton productId={id} of={title} />
);
