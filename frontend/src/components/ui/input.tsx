import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** Classes of every text control; 16 px text keeps phones from zooming into the field. */
export const inputClass = clsx(
  'block w-full rounded-md border border-input bg-card px-3.5 text-base text-foreground',
  'transition-[border-color] placeholder:text-muted-foreground hover:border-ink-10',
  'focus:border-primary focus-visible:outline-offset-0',
  'aria-invalid:border-destructive aria-invalid:focus-visible:outline-destructive',
  'disabled:cursor-not-allowed disabled:border-border disabled:bg-muted disabled:text-muted-foreground',
);

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input data-slot="input" className={clsx(inputClass, 'h-11', className)} {...rest} />;
}
