import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** Centres its content within the page's 1200 px. */
export function Container({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={clsx('mx-auto w-full max-w-[calc(75rem+2*var(--edge))] px-(--edge)', className)} {...rest} />;
}
