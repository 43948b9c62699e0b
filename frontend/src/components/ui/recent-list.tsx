import { Trans } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { ArrowRight } from 'lucide-react';
import { type ReactElement, type ReactNode, useId } from 'react';
import { formatCount } from '@/lib/format.ts';
import { moreLinkClass } from './more-link-class.ts';

/** Props that the link to the whole list must pass to its `<a>`. */
interface AllLinkProps {
  readonly className: string;
  readonly children: ReactNode;
  readonly 'aria-describedby': string;
}

interface RecentListProps {
  readonly title: string;
  /** The total, where it is greater than the number of rows. */
  readonly count?: number;
  readonly all: (props: AllLinkProps) => ReactElement;
  /** Shown when there are no rows. */
  readonly empty: string;
  readonly rows: readonly ReactElement[];
  /** Two columns where there is room. */
  readonly wide?: boolean;
}

/** A heading, a link to the whole list, and its newest rows. */
export function RecentList({ title, count, all, empty, rows, wide = false }: RecentListProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="flex items-baseline justify-between gap-4 pb-1">
        <h2 id={id} className="text-xl">
          <span>{title}</span>
          {count ? (
            <span className="ms-2 text-sm font-medium text-muted-foreground tabular-nums">{formatCount(count)}</span>
          ) : null}
        </h2>
        {all({
          'aria-describedby': id,
          className: `${moreLinkClass} text-sm`,
          children: (
            <>
              <span>
                <Trans>View all</Trans>
              </span>
              <ArrowRight aria-hidden="true" />
            </>
          ),
        })}
      </div>
      {rows.length > 0 ? (
        <ul className={clsx('border-b border-border', wide && 'md:grid md:grid-cols-2 md:gap-x-10')}>{rows}</ul>
      ) : (
        <p className="border-y border-border py-8 text-center text-sm text-muted-foreground">{empty}</p>
      )}
    </section>
  );
}
