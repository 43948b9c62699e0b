import { ArrowRight } from 'lucide-react';
import { type ReactElement, type ReactNode, useId } from 'react';
import { moreLinkClass } from '@/components/ui/more-link-class.ts';

/** What the link to the whole list must pass on to its `<a>`. */
interface AllLinkProps {
  readonly className: string;
  readonly children: ReactNode;
  readonly 'aria-describedby': string;
}

interface PanelProps {
  readonly title: string;
  /** How many there are in all, where that says more than the rows. */
  readonly count?: number;
  readonly all: (props: AllLinkProps) => ReactElement;
  /** Said when there are no rows. */
  readonly empty: string;
  readonly rows: readonly ReactElement[];
}

/** A short list of the overview: what waits, and the way to all of it. */
export function Panel({ title, count, all, empty, rows }: PanelProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="flex items-baseline justify-between gap-4 pb-1.5">
        <h2 id={id} className="text-lg">
          {title}
          {count ? <span className="ml-2 text-sm font-medium text-muted tabular-nums">{count}</span> : null}
        </h2>
        {all({
          'aria-describedby': id,
          className: `${moreLinkClass} text-sm`,
          children: (
            <>
              View all
              <ArrowRight aria-hidden="true" />
            </>
          ),
        })}
      </div>
      {rows.length > 0 ? (
        <ul className="border-b border-border">{rows}</ul>
      ) : (
        <p className="border-y border-border py-7 text-center text-sm text-muted">{empty}</p>
      )}
    </section>
  );
}
