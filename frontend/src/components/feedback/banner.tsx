import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';

const looks = {
  danger: { icon: CircleAlert, className: 'bg-danger-soft text-danger' },
  success: { icon: CircleCheck, className: 'bg-success-soft text-success' },
  notice: { icon: Info, className: 'bg-accent-soft text-text' },
} as const;

interface BannerProps {
  readonly tone: keyof typeof looks;
  readonly children: ReactNode;
  readonly className?: string;
}

/** One sentence about what just happened. Failures interrupt a screen reader, everything else waits its turn. */
export function Banner({ tone, children, className }: BannerProps) {
  const { icon: Icon, className: look } = looks[tone];
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={clsx(
        'flex gap-2.5 not-[.items-center]:items-start rounded-control px-3.5 py-2.5 text-sm font-medium',
        look,
        className,
      )}
    >
      <Icon className="mt-[0.1em] size-5 shrink-0" aria-hidden="true" />
      <div className="min-w-0 grow">{children}</div>
    </div>
  );
}
