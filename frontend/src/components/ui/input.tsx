import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** Classes of every text control; 16 px text keeps phones from zooming into the field. */
export const inputClass = clsx(
  'block w-full rounded-control border border-border-strong bg-raised px-3.5 text-base text-text',
  'transition-[border-color] placeholder:text-muted hover:border-ink-10',
  'focus:border-accent focus-visible:outline-offset-0',
  'aria-invalid:border-danger aria-invalid:focus-visible:outline-danger',
  'disabled:cursor-not-allowed disabled:border-border disabled:bg-surface disabled:text-muted',
);

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input className={clsx(inputClass, 'h-11', className)} {...rest} />;
}
