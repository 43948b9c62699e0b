import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { cva } from 'class-variance-authority';
import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ComponentProps } from 'react';

/** Classes of a page's link, for links of the router. */
export const paginationLink = cva(
  'inline-flex h-11 min-w-11 items-center justify-center gap-1.5 rounded-md px-3 text-sm font-semibold tabular-nums transition-colors',
  {
    variants: {
      isActive: {
        true: 'bg-foreground text-background',
        false: 'text-ink-11 hover:bg-accent hover:text-foreground',
      },
    },
  },
);

export function Pagination({ className, ...rest }: ComponentProps<'nav'>) {
  return (
    <nav data-slot="pagination" aria-label={t`Pages`} className={clsx('flex items-center', className)} {...rest} />
  );
}

export function PaginationContent({ className, ...rest }: ComponentProps<'ol'>) {
  return <ol data-slot="pagination-content" className={clsx('flex items-center gap-1', className)} {...rest} />;
}

export function PaginationItem(props: ComponentProps<'li'>) {
  return <li data-slot="pagination-item" {...props} />;
}

interface PaginationLinkProps extends ComponentProps<'a'> {
  readonly isActive?: boolean;
}

export function PaginationLink({ isActive = false, className, children, ...rest }: PaginationLinkProps) {
  return (
    <a
      data-slot="pagination-link"
      aria-current={isActive ? 'page' : undefined}
      className={paginationLink({ isActive, className })}
      {...rest}
    >
      {children}
    </a>
  );
}

export function PaginationPrevious(props: ComponentProps<typeof PaginationLink>) {
  return (
    <PaginationLink rel="prev" aria-label={t`Previous page`} {...props}>
      <ChevronLeft className="size-4" aria-hidden="true" />
      <Trans>Previous</Trans>
    </PaginationLink>
  );
}

export function PaginationNext(props: ComponentProps<typeof PaginationLink>) {
  return (
    <PaginationLink rel="next" aria-label={t`Next page`} {...props}>
      <Trans>Next</Trans>
      <ChevronRight className="size-4" aria-hidden="true" />
    </PaginationLink>
  );
}

/** Omitted pages. */
export function PaginationEllipsis({ className, ...rest }: ComponentProps<'span'>) {
  return (
    <span
      data-slot="pagination-ellipsis"
      aria-hidden="true"
      className={clsx('px-1 text-muted-foreground', className)}
      {...rest}
    >
      …
    </span>
  );
}
