import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** A placeholder bar for loading content; `className` gives it the size of that content. */
export function Skeleton({ className = 'h-4 w-full', ...rest }: ComponentProps<'span'>) {
  return (
    <span
      data-slot="skeleton"
      aria-hidden="true"
      className={clsx('block animate-pulse bg-ink-4', className.includes('rounded-') || 'rounded-md', className)}
      {...rest}
    />
  );
}
