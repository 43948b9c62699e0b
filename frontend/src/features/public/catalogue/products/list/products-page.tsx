import { t } from '@lingui/core/macro';
import { keepPreviousData } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { useListProducts } from '@/api/generated/products/products.ts';
import { useGetSite } from '@/api/generated/site/site.ts';
import { ErrorPage } from '@/components/feedback/error-page.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { filterLabel } from '@/components/list/category-chips.ts';
import { ListSearchBox } from '@/components/list/list-search-box.tsx';
import { ResultCount } from '@/components/list/result-count.tsx';
import { Container } from '@/components/ui/container.tsx';
import { toAddress } from '@/i18n/language.ts';
import { RESULTS_ID } from '@/lib/focus-results.ts';
import { topicName } from '@/lib/topic-name.ts';
import { type CatalogueSearch, isFiltered, readCatalogueSearch, toListParams } from './catalogue-search.ts';
import { CategoryFilter } from './category-filter.tsx';
import { GridSkeleton } from './grid-skeleton.tsx';
import { ProductClear } from './product-clear.tsx';
import { ProductResults } from './product-results.tsx';
import { SortSelect } from './sort-select.tsx';

/**
 * Scrolls to the start of a list and moves the focus there when another page of it is opened. The page links are at its
 * end, and only a URL parameter changes, so nothing else would scroll.
 */
function usePageTop<Element extends HTMLElement>(page: number) {
  const top = useRef<Element>(null);
  const lastPage = useRef(page);
  useEffect(() => {
    if (lastPage.current === page) return;
    lastPage.current = page;
    top.current?.scrollIntoView({ block: 'start' });
    top.current?.focus({ preventScroll: true });
  }, [page]);
  return top;
}

interface ProductsPageProps {
  readonly search: CatalogueSearch;
}

/** The catalogue, filtered by the URL. */
export function ProductsPage({ search }: ProductsPageProps) {
  const navigate = useNavigate();
  const site = useGetSite().data;
  const { title, text: intro } = site?.heads.products ?? {};
  const query = useListProducts(toListParams(search), { query: { placeholderData: keepPreviousData } });
  const { data, isPlaceholderData } = query;
  const { search: text, category, sort } = search;
  const hasResults = data && data.total > 0;
  const top = usePageTop<HTMLDivElement>(search.page ?? 1);
  return (
    <Container className="pt-10 pb-20 lg:pt-12 lg:pb-32">
      <div className="grid items-end gap-x-10 gap-y-6 lg:grid-cols-12">
        <h1 className="text-6xl lg:col-span-7">{title || t`Products`}</h1>
        <div className="lg:col-span-5">
          {intro ? <p className="mb-5 max-w-[34rem] text-lg text-muted-foreground">{intro}</p> : null}
          <ListSearchBox
            action={toAddress('/products')}
            label={t`Search products`}
            search={search}
            read={readCatalogueSearch}
            go={(next, replace) => void navigate({ to: '/products', search: next, replace })}
            preserved={{ category }}
          />
        </div>
      </div>
      <div className="mt-8 lg:mt-10">
        <CategoryFilter category={category} />
      </div>
      <div
        ref={top}
        id={RESULTS_ID}
        tabIndex={-1}
        className="mt-4 mb-6 flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-border pt-3"
      >
        <div className="flex items-center gap-2">
          <ResultCount total={data?.total} estimated={data?.estimated} noun={[t`product`, t`products`]}>
            {text ? <span>{t` for “${text}”`}</span> : null}
            {category ? <span>{t` in ${topicName(filterLabel(site?.productFilters, category) ?? '')}`}</span> : null}
          </ResultCount>
          {hasResults && isFiltered(search) ? <ProductClear sort={sort} small /> : null}
        </div>
        {data && data.total < 2 && !isFiltered(search) ? null : <SortSelect sort={sort} />}
      </div>
      <QueryState
        failure={ErrorPage}
        query={query}
        loading={t`Loading products`}
        skeleton={<GridSkeleton isFirstPage={search.page === undefined} />}
        toMessage={(error) => errorMessage(error, t`Failed to fetch products`)}
      >
        {(page) => <ProductResults search={search} page={page} isOld={isPlaceholderData} />}
      </QueryState>
    </Container>
  );
}
