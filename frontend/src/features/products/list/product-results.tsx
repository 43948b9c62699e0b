import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import type { ProductPage } from '@/api/generated/model.ts';
import { EmptyState } from '@/components/feedback/empty-state.tsx';
import { buttonClass } from '@/components/ui/button-class.ts';
import { Pagination } from '@/components/ui/pagination.tsx';
import { type CatalogueSearch, isFiltered } from './catalogue-search.ts';
import { ClearButton } from './clear-button.tsx';
import { ProductGrid } from './product-grid.tsx';

interface ProductResultsProps {
  readonly search: CatalogueSearch;
  readonly page: ProductPage;
  /** The page is still that of the last address. */
  readonly isOld: boolean;
}

/** One page of the list with the links to the others, or why there is nothing. */
export function ProductResults({ search, page: { items, total, page, limit }, isOld }: ProductResultsProps) {
  if (total === 0) return <NothingFound search={search} />;
  if (items.length === 0) return <BehindTheEnd search={search} page={page} />;
  return (
    <div aria-busy={isOld} className={clsx('transition-opacity', isOld && 'opacity-50')}>
      <ProductGrid products={items} isFirstPage={page === 1} />
      <div className="mt-16 empty:hidden">
        <Pagination
          label="Products"
          page={page}
          pages={Math.ceil(total / limit)}
          linkTo={(to, props) => (
            <Link to="/products" search={{ ...search, page: to > 1 ? to : undefined }} {...props} />
          )}
        />
      </div>
    </div>
  );
}

function NothingFound({ search }: Pick<ProductResultsProps, 'search'>) {
  const line = search.search
    ? 'Try a shorter word, or look in all categories.'
    : 'We have not released anything of this kind yet.';
  return (
    <EmptyState
      title="No products found"
      line={isFiltered(search) ? line : 'Nothing has been released yet.'}
      action={isFiltered(search) ? <ClearButton sort={search.sort} /> : null}
    />
  );
}

function BehindTheEnd({ search, page }: { readonly search: CatalogueSearch; readonly page: number }) {
  return (
    <EmptyState
      title={`There is no page ${page}`}
      line="The list has become shorter, or the address was mistyped."
      action={
        <Link to="/products" search={{ ...search, page: undefined }} className={buttonClass({ variant: 'secondary' })}>
          First page
        </Link>
      }
    />
  );
}
