import { clsx } from 'clsx';

interface SkeletonProps {
  /** Size and shape; give it the size of what will stand there. */
  readonly className?: string;
}

/** A quiet bar in the place of content that is on its way. */
export function Skeleton({ className = 'h-4 w-full' }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={clsx('block animate-pulse bg-ink-4', className.includes('rounded-') || 'rounded-md', className)}
    />
  );
}
