interface ProgressBarProps {
  readonly percent: number;
  /** Id of its label. */
  readonly labelledBy: string;
  /** Progress has paused. */
  readonly resting?: boolean;
  readonly className?: string;
}

/** The progress of a task. */
export function ProgressBar({ percent, labelledBy, resting = false, className = '' }: ProgressBarProps) {
  return (
    <div
      role="progressbar"
      aria-labelledby={labelledBy}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className={`h-1.5 overflow-hidden rounded-full bg-ink-4 forced-colors:outline ${className}`}
    >
      <span
        className={`block h-full rounded-full forced-colors:bg-[Highlight] transition-[width] duration-300 motion-reduce:transition-none ${
          resting ? 'bg-ink-9' : 'bg-primary'
        }`}
        style={{ width: `${percent}%` }}
      />
    </div>
  );
}
