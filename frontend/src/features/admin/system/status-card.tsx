import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';

export interface Detail {
  readonly term: string;
  readonly value: ReactNode;
}

interface StatusCardProps {
  readonly icon: LucideIcon;
  readonly title: string;
  /** The status in a word or two, as a badge. */
  readonly state?: ReactNode;
  readonly details: readonly Detail[];
  /** Content that does not fit the list of terms and values. */
  readonly children?: ReactNode;
}

/** One component of the system: its name, status and details. */
export function StatusCard({ icon: Icon, title, state, details, children }: StatusCardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0 bg-card px-4 py-4 sm:px-6 sm:py-5">
      <div className="flex min-h-6 items-center gap-2.5">
        <Icon className="size-5 shrink-0 text-muted-foreground" aria-hidden="true" />
        <h2 id={id} className="grow text-base font-semibold">
          {title}
        </h2>
        {state}
      </div>
      <dl className="mt-3 grid gap-y-1.5 text-sm">
        {details.map(({ term, value }) => (
          <div key={term} className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-4">
            <dt className="text-muted-foreground">{term}</dt>
            <dd className="min-w-0 wrap-anywhere tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  );
}
