import { t } from '@lingui/core/macro';
import type { ComponentType } from 'react';
import type { ProductCard as Product } from '@/api/generated/model.ts';
import { useListSavedProducts } from '@/api/generated/products/products.ts';
import { ProductCard } from '../products/product-card.tsx';
import { useSavedProducts } from '../products/saved-products.ts';
import { SavedList, type SavedQuery } from './saved-list.tsx';
import type { SavedPath } from './saved-page.tsx';
import { SavedSkeleton } from './saved-skeleton.tsx';
import { UndoPlaceholder } from './undo-placeholder.tsx';

export interface ProductActionProps {
  readonly product: Product;
}

interface SavedProductsProps {
  readonly path: SavedPath;
  readonly query: SavedQuery<Product>;
  /** Shown below each product. */
  readonly action?: ComponentType<ProductActionProps> | undefined;
}

/** The saved products; a removed one leaves a placeholder with an undo button. */
export function SavedProducts({ path, query, action: Action }: SavedProductsProps) {
  const { data: known } = useListSavedProducts();
  const { isSaved, toggle } = useSavedProducts();
  return (
    <SavedList
      path={path}
      query={query}
      show="products"
      invitation={t`Tap the heart to save a product.`}
      skeleton={<SavedSkeleton />}
    >
      {(product) =>
        known && !isSaved(product.id) ? (
          <UndoPlaceholder title={product.title} onUndo={() => toggle(product.id)} />
        ) : (
          <div className="flex flex-col">
            <ProductCard product={product} variant="third" />
            {Action ? <Action product={product} /> : null}
          </div>
        )
      }
    </SavedList>
  );
}
