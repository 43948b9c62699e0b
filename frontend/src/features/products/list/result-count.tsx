import type { ProductPage } from '@/api/generated/model.ts';
import { formatCount } from '@/lib/format.ts';
import type { CatalogueSearch } from './catalogue-search.ts';

interface ResultCountProps {
  readonly search: CatalogueSearch;
  /** Absent until the first answer. */
  readonly page: ProductPage | undefined;
}

/** How many products there are, announced whenever it changes. */
export function ResultCount({ search, page }: ResultCountProps) {
  return (
    <p aria-live="polite" aria-atomic="true" className="text-sm text-muted-foreground">
      {page ? (
        <>
          <span className="font-semibold text-foreground tabular-nums">{formatCount(page.total)}</span>{' '}
          {page.total === 1 ? 'product' : 'products'}
          {search.search ? <> for “{search.search}”</> : null}
          {search.category ? <> in {search.category}</> : null}
        </>
      ) : null}
    </p>
  );
}
