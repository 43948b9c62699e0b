import { cva, type VariantProps } from 'class-variance-authority';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

export const badgeVariants = cva(
  'inline-flex h-6 max-w-full items-center gap-1.5 rounded-md px-2 text-xs font-semibold overflow-hidden whitespace-nowrap [&_.lucide]:size-3.5',
  {
    variants: {
      variant: {
        default: 'bg-primary text-primary-foreground',
        secondary: 'bg-accent text-ink-11',
        destructive: 'bg-destructive-soft text-destructive',
        outline: 'border border-border text-foreground',
        soft: 'bg-primary-soft text-primary',
        card: 'bg-card text-foreground',
        marigold: 'bg-marigold text-marigold-foreground',
        success: 'bg-success-soft text-success',
        warning: 'bg-warning-soft text-warning',
        info: 'bg-info-soft text-info',
      },
    },
    defaultVariants: { variant: 'default' },
  },
);

export type BadgeVariant = NonNullable<VariantProps<typeof badgeVariants>['variant']>;

interface BadgeProps extends ComponentProps<'span'> {
  readonly variant?: BadgeVariant;
}

/** A short label: status, category, 'New'. */
export function Badge({ variant, className, ...rest }: BadgeProps) {
  return <span data-slot="badge" className={clsx(badgeVariants({ variant }), className)} {...rest} />;
}
