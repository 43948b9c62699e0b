import { clsx } from 'clsx';

interface SpinnerProps {
  readonly className?: string;
  /** Read aloud; omit it where a text next to the spinner already says it. */
  readonly label?: string;
}

/** A rotating arc. With reduced motion it stands still, and the label carries the meaning. */
export function Spinner({ className = 'size-8 text-primary', label }: SpinnerProps) {
  return (
    <span
      role={label ? 'status' : undefined}
      className={label ? 'inline-flex flex-col items-center gap-3' : 'inline-flex'}
    >
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
        className={clsx('animate-spin', className)}
      >
        <circle cx="12" cy="12" r="9" strokeWidth="2" opacity="0.22" />
        <path d="M12 3a9 9 0 0 1 9 9" strokeWidth="2" strokeLinecap="round" />
      </svg>
      {label ? <span className="text-sm text-muted-foreground">{label}</span> : null}
    </span>
  );
}
