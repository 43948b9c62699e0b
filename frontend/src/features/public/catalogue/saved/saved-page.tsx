import { t } from '@lingui/core/macro';
import { keepPreviousData } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { useListSavedPosts } from '@/api/generated/blog/blog.ts';
import { useListSavedProductCards } from '@/api/generated/saved/saved.ts';
import { formatCount } from '@/lib/format.ts';
import { SavedArticles } from './saved-articles.tsx';
import { type ProductActionProps, SavedProducts } from './saved-products.tsx';
import { type SavedSearch, savedQuery } from './saved-search.ts';

export type SavedPath = '/saved' | '/dashboard/saved';

interface SavedPageProps {
  /** Where the lists are shown: on the public site, or in the customer area. */
  readonly path: SavedPath;
  readonly search: SavedSearch;
  /** Shown below a product: adds it to the cart. */
  readonly action?: ComponentType<ProductActionProps> | undefined;
}

/** Always refetched: hearts change the lists on many other screens. */
const options = { query: { placeholderData: keepPreviousData, staleTime: 0 } } as const;

const TAB =
  'inline-flex min-h-11 items-center gap-2 border-b-2 border-transparent px-1 font-semibold text-muted-foreground transition-colors hover:text-foreground aria-[current=page]:border-primary aria-[current=page]:text-foreground';

/** A visitor's or customer's saved items: products and articles, last saved first. */
export function SavedPage({ path, search, action }: SavedPageProps) {
  const products = useListSavedProductCards(savedQuery(search, 'products'), options);
  const articles = useListSavedPosts(savedQuery(search, 'articles'), options);
  const isArticles = search.show === 'articles';
  const tabs = [
    { label: t`Products`, total: products.data?.total, search: {}, isShown: !isArticles },
    { label: t`Articles`, total: articles.data?.total, search: { show: 'articles' as const }, isShown: isArticles },
  ];
  return (
    <>
      <nav aria-label={t`Saved`} className="mb-8 flex gap-7 border-b border-border">
        {tabs.map(({ label, total, search: to, isShown }) => (
          <Link
            key={label}
            to={path}
            search={to}
            resetScroll={false}
            activeOptions={{ exact: true, includeSearch: true }}
            aria-current={isShown ? 'page' : undefined}
            className={TAB}
          >
            <span>{label}</span>
            {total ? (
              <span className="font-normal text-muted-foreground tabular-nums">{formatCount(total)}</span>
            ) : null}
          </Link>
        ))}
      </nav>
      {isArticles ? (
        <SavedArticles path={path} query={articles} />
      ) : (
        <SavedProducts path={path} query={products} action={action} />
      )}
    </>
  );
}
