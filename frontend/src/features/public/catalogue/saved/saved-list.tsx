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

/** One of the two lists with its loading, failed and empty states and its page links. */
export function SavedList<Item extends { id: number }>({
  path,
  query,
  show,
  invitation,
  skeleton,
  children,
}: SavedListProps<Item>) {
  const browse = { to: show === 'products' ? '/products' : '/blog', label: `Browse ${show}` } as const;
  return (
    <QueryState
      failure={ErrorPage}
      query={query}
      loading={`Loading saved ${show}`}
      skeleton={skeleton}
      toMessage={(error) => errorMessage(error, `Failed to fetch saved ${show}`)}
    >
      {(page) => (
        <ListResults
          page={page}
          isOld={query.isPlaceholderData}
          label={`Saved ${show}`}
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
                title={`No ${show} saved yet`}
                line={invitation}
                action={
                  <Link to={browse.to} className={buttonVariants({ variant: 'outline' })}>
                    {browse.label}
                  </Link>
                }
              />
            </Card>
          }
        >
          {(items) => (
            <>
              <h2 className="sr-only">{`Saved ${show}`}</h2>
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
