import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';

const toneStyles = {
  danger: { icon: CircleAlert, className: 'bg-destructive-soft text-destructive' },
  success: { icon: CircleCheck, className: 'bg-success-soft text-success' },
  notice: { icon: Info, className: 'bg-info-soft text-foreground' },
} as const;

interface BannerProps {
  readonly tone: keyof typeof toneStyles;
  /** A secondary button at the end of the line: 'Try again'. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
  readonly className?: string;
}

/** One sentence about what just happened. Failures interrupt a screen reader; everything else waits its turn. */
export function Banner({ tone, action, children, className }: BannerProps) {
  const { icon: Icon, className: toneStyle } = toneStyles[tone];
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={clsx(
        'rounded-md px-3.5 text-sm font-medium',
        action ? 'flex flex-wrap items-center justify-between gap-x-6 py-1.5' : 'py-2.5',
        toneStyle,
        className,
      )}
    >
      <div className={clsx('flex items-start gap-2.5', action && 'min-w-0 grow basis-56 py-1')}>
        <Icon className="mt-[0.1em] size-5 shrink-0" aria-hidden="true" />
        <div className="min-w-0 grow">{children}</div>
      </div>
      {/* Wraps below the text, aligned with it, when space is short. */}
      {action ? <div className="max-sm:ps-4">{action}</div> : null}
    </div>
  );
}
