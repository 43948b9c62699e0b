import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** A raised sheet with a hairline edge. Padding belongs to the content, so tables can reach the edge. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={clsx('rounded-xl border border-border bg-card', className)} {...rest} />;
}
