import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { ListSlice } from '@/api/list-slice.ts';
import { EmptyState } from '@/components/feedback/empty-state.tsx';
import { ListSearchBox } from '@/components/list/list-search-box.tsx';
import { buttonVariants } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { PageLinks } from '@/components/ui/page-links.tsx';
import { countText, type Noun } from '@/lib/count-text.ts';
import { type PagedSearch, pagedSearch } from './paged-search.ts';

interface PagedListProps<Row> {
  /** Path of the screen. */
  readonly path: '/dashboard/orders' | '/dashboard/downloads';
  readonly search: PagedSearch;
  readonly go: (next: PagedSearch, replace: boolean) => void;
  /** Rows per page. */
  readonly limit: number;
  readonly slice: ListSlice<Row>;
  /** The rows still belong to the previous URL. */
  readonly isOld: boolean;
  /** Singular and plural of what is listed. */
  readonly noun: Noun;
  readonly children: (rows: readonly Row[], isFirst: boolean) => ReactNode;
}

/** A list of the user's own records: with more than one page it has a search and page links. */
export function PagedList<Row>({ path, search, go, limit, slice, isOld, noun, children }: PagedListProps<Row>) {
  const { rows, total } = slice;
  const { page = 1 } = search;
  const [, many] = noun;
  const hasPages = total > limit || search.search !== undefined || page > 1;
  return (
    <>
      {hasPages ? (
        <div className="mb-4 sm:max-w-96">
          <ListSearchBox
            action={path}
            label={t`Search ${many}`}
            search={search}
            read={pagedSearch}
            go={go}
            preserved={{}}
          />
        </div>
      ) : null}
      {search.search ? (
        <p aria-live="polite" className="mb-3 text-sm text-muted-foreground tabular-nums">
          {t`${countText(total, noun)} found`}
        </p>
      ) : null}
      {rows.length === 0 ? (
        <Card>
          <EmptyState
            scene={page > 1 ? 'lost' : 'search'}
            title={t`No ${many} found`}
            line={page > 1 ? t`This page no longer exists.` : t`Nothing matches your search or filter.`}
            action={
              <Link to={path} className={buttonVariants({ variant: 'outline' })}>
                {t`Show all ${many}`}
              </Link>
            }
          />
        </Card>
      ) : (
        <div aria-busy={isOld} className={clsx('transition-opacity', isOld && 'opacity-50')}>
          {children(rows, page === 1 && !search.search)}
        </div>
      )}
      <div className="mt-8 empty:hidden">
        <PageLinks
          label={many}
          page={page}
          pages={Math.ceil(total / limit)}
          linkTo={(to, props) => (
            <Link to={path} search={{ ...search, page: to > 1 ? to : undefined }} resetScroll {...props} />
          )}
        />
      </div>
    </>
  );
}
