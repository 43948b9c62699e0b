import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** Labels a control by `htmlFor`, or by wrapping it. */
export function Label({ className, htmlFor, children, ...rest }: ComponentProps<'label'>) {
  return (
    <label data-slot="label" htmlFor={htmlFor} className={clsx('text-sm font-semibold', className)} {...rest}>
      {children}
    </label>
  );
}
