import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export type BadgeTone = 'neutral' | 'card' | 'accent' | 'marigold' | 'success' | 'warning' | 'danger';

const tones: Record<BadgeTone, string> = {
  neutral: 'bg-accent text-ink-11',
  card: 'bg-card text-foreground',
  accent: 'bg-primary-soft text-primary',
  marigold: 'bg-marigold text-marigold-foreground',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-destructive-soft text-destructive',
};

interface BadgeProps {
  readonly tone?: BadgeTone;
  readonly children: ReactNode;
  readonly className?: string;
}

/** A short word about a thing: status, category, 'New'. */
export function Badge({ tone = 'neutral', children, className }: BadgeProps) {
  return (
    <span
      className={clsx(
        'inline-flex h-6 items-center gap-1.5 rounded-md px-2 text-xs font-semibold whitespace-nowrap [&_.lucide]:size-3.5',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
