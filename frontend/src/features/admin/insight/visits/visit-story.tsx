import { useId } from 'react';
import type { AdminVisits } from '@/api/generated/model.ts';
import { Card } from '@/components/ui/card.tsx';
import { bucketTitle } from '../../kit/analytics/bucket-format.ts';
import { TimelineCard } from '../../kit/timeline/timeline-card.tsx';
import { isComparable } from './visit-names.ts';
import { toSentences } from './visit-sentences.ts';

interface VisitStoryProps {
  readonly visits: AdminVisits;
  /** The shop's day, `yyyy-mm-dd`. */
  readonly today: string;
}

/** What happened in the period: sentences, and the marks of the chart. */
export function VisitStory({ visits, today }: VisitStoryProps) {
  const changesId = useId();
  const sentences = toSentences(visits, today);
  const { notes, since } = visits;
  return (
    <div className="grid content-start gap-5">
      <Card className="px-5 py-4 sm:px-6">
        <section aria-labelledby={changesId}>
          <h2 id={changesId} className="font-sans text-sm font-semibold tracking-normal text-muted-foreground">
            What changed
          </h2>
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
      <TimelineCard notes={notes} span={visits} today={today} />
    </div>
  );
}
