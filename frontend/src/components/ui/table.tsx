import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/*
  Rows of figures that stay readable from a phone to a desk: below 640 px the parts become blocks, so that a screen can
  lay out each row as a small card. Browsers keep the table's meaning for screen readers when `display` changes.
*/

/** The table element. Give it a name with `aria-label` or `aria-labelledby`. */
export function Table({ className, ...rest }: ComponentProps<'table'>) {
  return (
    <table className={clsx('w-full border-separate border-spacing-0 text-sm max-sm:block', className)} {...rest} />
  );
}

/** Column names; they stay in view while the rows scroll below `top`. */
export function TableHead({ className, ...rest }: ComponentProps<'thead'>) {
  return <thead className={clsx('max-sm:sr-only', className)} {...rest} />;
}

export function TableBody({ className, ...rest }: ComponentProps<'tbody'>) {
  return <tbody className={clsx('max-sm:block', className)} {...rest} />;
}

export function TableRow({ className, ...rest }: ComponentProps<'tr'>) {
  return <tr className={clsx('group/row max-sm:block', className)} {...rest} />;
}

interface CellProps {
  /** Amounts and counts stand on the right, figures under figures. */
  readonly numeric?: boolean;
}

export function TableHeader({ className, numeric = false, ...rest }: ComponentProps<'th'> & CellProps) {
  return (
    <th
      scope="col"
      className={clsx(
        'border-b border-border bg-surface px-4 py-2.5 text-xs font-semibold whitespace-nowrap text-muted',
        'sm:sticky sm:top-[var(--table-top,0px)] sm:z-10 first:pl-5 last:pr-5',
        numeric ? 'text-right' : 'text-left',
        className,
      )}
      {...rest}
    />
  );
}

export function TableCell({
  className,
  numeric = false,
  ...rest
}: ComponentProps<'td'> & CellProps & { 'data-label'?: string }) {
  return (
    <td
      className={clsx(
        'align-middle sm:border-b sm:border-border sm:px-4 sm:py-2.5 sm:transition-colors sm:group-last/row:border-b-0 sm:group-hover/row:bg-hover sm:first:pl-5 sm:last:pr-5',
        numeric && 'tabular-nums sm:text-right',
        className,
      )}
      {...rest}
    />
  );
}
