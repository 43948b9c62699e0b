import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import type { ProductPage } from '@/api/generated/model.ts';
import { EmptyState } from '@/components/feedback/empty-state.tsx';
import { ListResults } from '@/components/list/list-results.tsx';
import { type CatalogueSearch, isFiltered } from './catalogue-search.ts';
import { ProductClear } from './product-clear.tsx';
import { ProductGrid } from './product-grid.tsx';

interface ProductResultsProps {
  readonly search: CatalogueSearch;
  readonly page: ProductPage;
  /** The products still belong to the previous URL. */
  readonly isOld: boolean;
}

/** One page of the catalogue. */
export function ProductResults({ search, page, isOld }: ProductResultsProps) {
  return (
    <ListResults
      page={page}
      isOld={isOld}
      label={t`Products`}
      linkTo={(to, props) => <Link to="/products" search={{ ...search, page: to > 1 ? to : undefined }} {...props} />}
      nothing={<NothingFound search={search} />}
    >
      {(products, isFirstPage) => <ProductGrid products={products} isFirstPage={isFirstPage} />}
    </ListResults>
  );
}

function NothingFound({ search }: Pick<ProductResultsProps, 'search'>) {
  const line = search.search
    ? t`Try a shorter word or all categories.`
    : t`We haven’t released anything like this yet.`;
  return (
    <EmptyState
      scene={isFiltered(search) ? 'search' : 'products'}
      title={t`No products found`}
      line={isFiltered(search) ? line : t`Nothing has been released yet.`}
      action={isFiltered(search) ? <ProductClear sort={search.sort} /> : null}
    />
  );
}
