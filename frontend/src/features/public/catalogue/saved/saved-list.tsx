import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { EmptyState } from '@/components/feedback/empty-state.tsx';
import { ErrorPage } from '@/components/feedback/error-page.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { ListResults } from '@/components/list/list-results.tsx';
import { buttonVariants } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import type { SavedPath } from './saved-page.tsx';

interface Page<Item> {
  readonly items: readonly Item[];
  readonly total: number;
  readonly page: number;
  readonly limit: number;
}

/** The used fields of a list query's result. */
export interface SavedQuery<Item> {
  readonly data: Page<Item> | undefined;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly isPlaceholderData: boolean;
  readonly refetch: () => unknown;
}

interface SavedListProps<Item> {
  readonly path: SavedPath;
  readonly query: SavedQuery<Item>;
  readonly show: 'products' | 'articles';
  /** The next step when nothing is saved. */
  readonly invitation: string;
  readonly skeleton: ReactNode;
  readonly children: (item: Item) => ReactNode;
}

const TEXTS = {
  products: {
    title: t`Saved products`,
    loading: t`Loading saved products`,
    failed: t`Failed to fetch saved products`,
    empty: t`No products saved yet`,
    catalogue: '/products',
    browse: t`Browse products`,
  },
  articles: {
    title: t`Saved articles`,
    loading: t`Loading saved articles`,
    failed: t`Failed to fetch saved articles`,
    empty: t`No articles saved yet`,
    catalogue: '/blog',
    browse: t`Browse articles`,
  },
} as const;

/** One of the two lists with its loading, failed and empty states and its page links. */
export function SavedList<Item extends { id: number }>({
  path,
  query,
  show,
  invitation,
  skeleton,
  children,
}: SavedListProps<Item>) {
  const texts = TEXTS[show];
  return (
    <QueryState
      failure={ErrorPage}
      query={query}
      loading={texts.loading}
      skeleton={skeleton}
      toMessage={(error) => errorMessage(error, texts.failed)}
    >
      {(page) => (
        <ListResults
          page={page}
          isOld={query.isPlaceholderData}
          label={texts.title}
          linkTo={(to, props) => (
            <Link
              to={path}
              search={{ show: show === 'articles' ? show : undefined, page: to > 1 ? to : undefined }}
              {...props}
            />
          )}
          nothing={
            <Card>
              <EmptyState
                scene="saved"
                title={texts.empty}
                line={invitation}
                action={
                  <Link to={texts.catalogue} className={buttonVariants({ variant: 'outline' })}>
                    {texts.browse}
                  </Link>
                }
              />
            </Card>
          }
        >
          {(items) => (
            <>
              <h2 className="sr-only">{texts.title}</h2>
              <ul className="grid gap-x-8 gap-y-12 sm:grid-cols-2 xl:grid-cols-3">
                {items.map((item) => (
                  <li key={item.id} className="grid min-w-0">
                    {children(item)}
                  </li>
                ))}
              </ul>
            </>
          )}
        </ListResults>
      )}
    </QueryState>
  );
}
