import type { AdminVisits } from '@/api/generated/model.ts';
import { TimelineCard } from '../../kit/timeline/timeline-card.tsx';
import { VisitChanges } from '../../kit/visits/visit-changes.tsx';

interface VisitStoryProps {
  readonly visits: AdminVisits;
  /** The shop's day, `yyyy-mm-dd`. */
  readonly today: string;
}

/** What happened in the period: sentences, and the marks of the chart. */
export function VisitStory({ visits, today }: VisitStoryProps) {
  return (
    <div className="grid content-start gap-5">
      <VisitChanges visits={visits} today={today} title="What changed" />
      <TimelineCard notes={visits.notes} span={visits} today={today} />
    </div>
  );
}
