import { countPages } from '@contract/rules/list-pages.ts';
import { t } from '@lingui/core/macro';
import { clsx } from 'clsx';
import type { ReactElement, ReactNode } from 'react';
import { EmptyState } from '../feedback/empty-state.tsx';
import { buttonVariants } from '../ui/button.tsx';
import { type PageLinkProps, PageLinks } from '../ui/page-links.tsx';

interface ListResultsProps<Item> {
  readonly page: {
    readonly items: readonly Item[];
    readonly total: number;
    /** See `countPages`. */
    readonly estimated?: boolean | undefined;
    readonly page: number;
    readonly limit: number;
  };
  /** The rows still belong to the previous URL. */
  readonly isOld: boolean;
  /** What is listed: 'Products'. */
  readonly label: string;
  readonly linkTo: (page: number, props: Pick<PageLinkProps, 'className' | 'children'>) => ReactElement;
  /** Replaces the list when nothing matches: an EmptyState. */
  readonly nothing: ReactNode;
  readonly children: (items: readonly Item[], isFirstPage: boolean) => ReactNode;
}

/** One page of a list with links to the other pages, or the reason why it is empty. */
export function ListResults<Item>({
  page: { items, total, estimated, page, limit },
  isOld,
  label,
  linkTo,
  nothing,
  children,
}: ListResultsProps<Item>) {
  if (total === 0) return nothing;
  if (items.length === 0) {
    return (
      <EmptyState
        scene="lost"
        title={t`Page ${page} doesn’t exist`}
        line={t`The list may be shorter now.`}
        action={linkTo(1, { className: buttonVariants({ variant: 'outline' }), children: t`First page` })}
      />
    );
  }
  return (
    <div aria-busy={isOld} className={clsx('transition-opacity', isOld && 'opacity-50')}>
      {children(items, page === 1)}
      <div className="mt-16 empty:hidden">
        <PageLinks label={label} page={page} pages={countPages({ total, estimated, limit })} linkTo={linkTo} />
      </div>
    </div>
  );
}
