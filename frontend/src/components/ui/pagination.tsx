import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { pageWindow } from '@/lib/page-window.ts';

/** What the link of a page must pass on to its `<a>`. */
export interface PageLinkProps {
  readonly className: string;
  readonly children: ReactNode;
  readonly rel?: 'prev' | 'next';
  readonly 'aria-label': string;
  readonly 'aria-current'?: 'page';
}

interface PaginationProps {
  /** From 1 on. */
  readonly page: number;
  readonly pages: number;
  /** What is paged, for example 'Products': the name of the navigation. */
  readonly label: string;
  /** The link to a page; every page is an address. */
  readonly linkTo: (page: number, props: PageLinkProps) => ReactElement;
}

const STEP =
  'inline-flex h-11 min-w-11 items-center justify-center gap-1.5 rounded-md px-3 text-sm font-semibold tabular-nums transition-colors';
const OPEN = 'text-ink-11 hover:bg-accent hover:text-foreground';

/** Links to the other pages of a list; nothing while there is only one. */
export function Pagination({ page, pages, label, linkTo }: PaginationProps) {
  if (pages <= 1) return null;
  const neighbour = (to: number, rel: 'prev' | 'next', name: string, children: ReactNode) =>
    to >= 1 && to <= pages ? (
      linkTo(to, { rel, 'aria-label': name, className: clsx(STEP, OPEN), children })
    ) : (
      // Keeps the others in their places.
      <span aria-hidden="true" className={clsx(STEP, 'invisible')}>
        {children}
      </span>
    );
  return (
    <nav aria-label={`${label}, pages`} className="flex items-center justify-between gap-2 sm:justify-center">
      {neighbour(
        page - 1,
        'prev',
        'Previous page',
        <>
          <ChevronLeft className="size-4" aria-hidden="true" />
          Previous
        </>,
      )}
      <p className="text-sm text-muted-foreground tabular-nums sm:hidden">
        Page {page} of {pages}
      </p>
      <ol className="hidden items-center gap-1 sm:flex">
        {pageWindow(page, pages).map((step, index) =>
          step === 'gap' ? (
            // Two gaps at most: before and behind the current page.
            <li key={index === 1 ? 'before' : 'behind'} aria-hidden="true" className="px-1 text-muted-foreground">
              …
            </li>
          ) : (
            <li key={step}>
              {linkTo(step, {
                'aria-label': `Page ${step}`,
                ...(step === page ? { 'aria-current': 'page' } : {}),
                className: clsx(STEP, step === page ? 'bg-foreground text-background' : OPEN),
                children: step,
              })}
            </li>
          ),
        )}
      </ol>
      {neighbour(
        page + 1,
        'next',
        'Next page',
        <>
          Next
          <ChevronRight className="size-4" aria-hidden="true" />
        </>,
      )}
    </nav>
  );
}
