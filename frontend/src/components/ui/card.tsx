import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** A sheet with a hairline edge. Padding belongs to its parts, so tables can reach the edge. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div data-slot="card" className={clsx('rounded-xl border border-border bg-card', className)} {...rest} />;
}

export function CardHeader({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="card-header"
      className={clsx(
        'grid auto-rows-min items-start gap-1.5 px-6 pt-6 has-data-[slot=card-action]:grid-cols-[1fr_auto]',
        className,
      )}
      {...rest}
    />
  );
}

export function CardTitle({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="card-title"
      className={clsx('leading-[max(1,var(--line-6xl))] font-semibold', className)}
      {...rest}
    />
  );
}

export function CardDescription({ className, ...rest }: ComponentProps<'div'>) {
  return <div data-slot="card-description" className={clsx('text-sm text-muted-foreground', className)} {...rest} />;
}

/** An action at the end of the title's line. */
export function CardAction({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="card-action"
      className={clsx('col-start-2 row-span-2 row-start-1 self-start justify-self-end', className)}
      {...rest}
    />
  );
}

export function CardContent({ className, ...rest }: ComponentProps<'div'>) {
  return <div data-slot="card-content" className={clsx('p-6', className)} {...rest} />;
}

export function CardFooter({ className, ...rest }: ComponentProps<'div'>) {
  return <div data-slot="card-footer" className={clsx('flex items-center gap-3 px-6 pb-6', className)} {...rest} />;
}
