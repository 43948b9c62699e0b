import { type ReactNode, useId } from 'react';
import type { AdminVisits } from '@/api/generated/model.ts';
import { Card } from '@/components/ui/card.tsx';
import { bucketTitle } from '../analytics/bucket-format.ts';
import { isComparable } from './visit-names.ts';
import { toSentences } from './visit-sentences.ts';

interface VisitChangesProps {
  readonly visits: AdminVisits;
  /** The shop's day, `yyyy-mm-dd`. */
  readonly today: string;
  readonly title: string;
  /** Leads to more about visits. */
  readonly action?: ReactNode;
}

/** What happened to visits in the period, in sentences. */
export function VisitChanges({ visits, today, title, action }: VisitChangesProps) {
  const id = useId();
  const sentences = toSentences(visits, today);
  const { since } = visits;
  return (
    <Card className="px-5 py-4 sm:px-6">
      <section aria-labelledby={id}>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id={id} className="font-sans text-sm font-semibold tracking-normal text-muted-foreground">
            {title}
          </h2>
          {action}
        </div>
        {sentences.length === 0 ? (
          <p className="mt-2 text-sm">No visits in this period.</p>
        ) : (
          <ul className="mt-2 grid gap-2 text-sm">
            {sentences.map((sentence) => (
              <li key={sentence} className="wrap-anywhere">
                {sentence}
              </li>
            ))}
          </ul>
        )}
        {since !== null && !isComparable(visits) ? (
          <p className="mt-3 border-t border-border pt-3 text-xs text-muted-foreground">
            {`Tracking started on ${bucketTitle({ from: since, to: since }, 'day')}, so there is no full period to compare with.`}
          </p>
        ) : null}
      </section>
    </Card>
  );
}
