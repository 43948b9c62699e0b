import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export type BadgeTone = 'neutral' | 'card' | 'accent' | 'marigold' | 'success' | 'warning' | 'danger';

const tones: Record<BadgeTone, string> = {
  neutral: 'bg-hover text-ink-11',
  card: 'bg-raised text-text',
  accent: 'bg-accent-soft text-accent',
  marigold: 'bg-marigold text-marigold-contrast',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
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
        'inline-flex h-6 items-center gap-1.5 rounded-control px-2 text-xs font-semibold whitespace-nowrap [&_.lucide]:size-3.5',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
