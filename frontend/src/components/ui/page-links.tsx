import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { formatCount } from '@/lib/format.ts';
import { pageWindow } from '@/lib/page-window.ts';
import { Pagination, PaginationContent, PaginationItem, paginationLink } from './pagination.tsx';

/** Props that the link of a page must pass to its `<a>`. */
export interface PageLinkProps {
  readonly className: string;
  readonly children: ReactNode;
  readonly rel?: 'prev' | 'next';
  readonly 'aria-label': string;
  readonly 'aria-current'?: 'page';
}

interface PageLinksProps {
  /** 1-based. */
  readonly page: number;
  readonly pages: number;
  /** What is paged, for example 'Products': the label of the navigation. */
  readonly label: string;
  /** The link to a page; every page has a URL. */
  readonly linkTo: (page: number, props: PageLinkProps) => ReactElement;
}

/** Links to the other pages of a list; nothing while there is only one page. */
export function PageLinks({ page, pages, label, linkTo }: PageLinksProps) {
  if (pages <= 1) return null;
  const adjacentLink = (to: number, rel: 'prev' | 'next', name: string, children: ReactNode) =>
    to >= 1 && to <= pages ? (
      linkTo(to, { rel, 'aria-label': name, className: paginationLink({ isActive: false }), children })
    ) : (
      // Keeps the other links in place.
      <span aria-hidden="true" className={paginationLink({ isActive: false, className: 'invisible' })}>
        {children}
      </span>
    );
  return (
    <Pagination aria-label={t`${label}, pages`} className="justify-between gap-2 sm:justify-center">
      {adjacentLink(
        page - 1,
        'prev',
        t`Previous page`,
        <>
          <ChevronLeft className="size-4" aria-hidden="true" />
          <span>
            <Trans>Previous</Trans>
          </span>
        </>,
      )}
      <p className="text-sm text-muted-foreground tabular-nums sm:hidden">{t`Page ${page} of ${pages}`}</p>
      <PaginationContent className="max-sm:hidden">
        {pageWindow(page, pages).map((step, index) =>
          step === 'gap' ? (
            // At most two gaps: before and after the current page.
            <PaginationItem
              key={index === 1 ? 'before' : 'behind'}
              aria-hidden="true"
              className="px-1 text-muted-foreground"
            >
              …
            </PaginationItem>
          ) : (
            <PaginationItem key={step}>
              {linkTo(step, {
                'aria-label': t`Page ${formatCount(step)}`,
                ...(step === page ? { 'aria-current': 'page' } : {}),
                className: paginationLink({ isActive: step === page }),
                children: formatCount(step),
              })}
            </PaginationItem>
          ),
        )}
      </PaginationContent>
      {adjacentLink(
        page + 1,
        'next',
        t`Next page`,
        <>
          <span>
            <Trans>Next</Trans>
          </span>
          <ChevronRight className="size-4" aria-hidden="true" />
        </>,
      )}
    </Pagination>
  );
}
