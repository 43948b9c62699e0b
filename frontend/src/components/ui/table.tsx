import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils.ts';

/* Tables that stay readable from phone to desktop: where the table has less than 640 px its parts become blocks,
   so that a screen can lay out each row as a small card. Browsers keep the table's semantics for screen readers
   when `display` changes. */

/** The table element. Name it with `aria-label`, `aria-labelledby` or a caption. */
export function Table({ className, ...rest }: ComponentProps<'table'>) {
  return (
    <div data-slot="table-container" className="@container">
      <table
        data-slot="table"
        className={cn('w-full border-separate border-spacing-0 text-sm cards:block', className)}
        {...rest}
      />
    </div>
  );
}

/** Column names; they stay in view while the rows scroll below `--table-top`. */
export function TableHeader({ className, ...rest }: ComponentProps<'thead'>) {
  return <thead data-slot="table-header" className={cn('cards:sr-only', className)} {...rest} />;
}

export function TableBody({ className, ...rest }: ComponentProps<'tbody'>) {
  return <tbody data-slot="table-body" className={cn('cards:block', className)} {...rest} />;
}

export function TableFooter({ className, ...rest }: ComponentProps<'tfoot'>) {
  return <tfoot data-slot="table-footer" className={cn('bg-muted font-semibold cards:block', className)} {...rest} />;
}

export function TableRow({ className, ...rest }: ComponentProps<'tr'>) {
  return <tr data-slot="table-row" className={cn('group/row cards:block', className)} {...rest} />;
}

interface CellProps {
  /** Amounts and counts are right-aligned, with digits in columns. */
  readonly numeric?: boolean;
}

export function TableHead({ className, numeric = false, ...rest }: ComponentProps<'th'> & CellProps) {
  return (
    <th
      data-slot="table-head"
      scope="col"
      className={cn(
        'border-b border-border bg-muted px-3 py-2.5 wide-rows:px-4 text-xs font-semibold whitespace-nowrap text-muted-foreground',
        'rows:sticky rows:top-[var(--table-top,0px)] rows:z-10 first:ps-5 last:pe-5',
        numeric ? 'text-end' : 'text-start',
        className,
      )}
      {...rest}
    />
  );
}

/**
 * A row that opens something is highlighted on hover: it has a link or button in its first cell (or the second, after a
 * checkbox), or one marked `data-opens`.
 */
export function TableCell({
  className,
  numeric = false,
  ...rest
}: ComponentProps<'td'> & CellProps & { 'data-label'?: string }) {
  return (
    <td
      data-slot="table-cell"
      className={cn(
        'align-middle cards:max-w-full cards:min-w-0 cards:wrap-anywhere rows:border-b rows:border-border rows:px-3 rows:py-2.5 wide-rows:px-4 rows:transition-colors rows:group-last/row:border-b-0 rows:group-[:hover:has([data-opens],td:first-child_:is(a,button),td[data-choice]+td_:is(a,button))]/row:bg-accent rows:first:ps-5 rows:last:pe-5',
        numeric && 'tabular-nums rows:text-end',
        className,
      )}
      {...rest}
    />
  );
}

export function TableCaption({ className, ...rest }: ComponentProps<'caption'>) {
  return (
    <caption data-slot="table-caption" className={cn('mt-4 text-sm text-muted-foreground', className)} {...rest} />
  );
}
