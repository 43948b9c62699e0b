import type { AdminVisits, VisitFigures } from '@/api/generated/model.ts';
import { formatCount } from '@/lib/format.ts';
import { bucketTitle, formatRange } from '../../kit/analytics/bucket-format.ts';
import { noteCell } from '../../kit/timeline/timeline-marks.ts';

export type Figure = keyof VisitFigures;

export interface FigureFacts {
  readonly figure: Figure;
  readonly label: string;
  /** In a sentence: '14 visits'. */
  readonly describe: (value: number) => string;
}

const many = (one: string) => (value: number) => `${formatCount(value)} ${value === 1 ? one : `${one}s`}`;

/** In the order of the screen; the chart begins with the first. */
export const figures = [
  { figure: 'visits', label: 'Visits', describe: many('visit') },
  { figure: 'visitors', label: 'Visitors', describe: many('visitor') },
  { figure: 'views', label: 'Page views', describe: many('page view') },
  {
    figure: 'checkouts',
    label: 'Checkouts',
    describe: (value) => `${formatCount(value)} ${value === 1 ? 'visit' : 'visits'} with a checkout`,
  },
] as const satisfies readonly FigureFacts[];

/** What the chart shows, in two sentences, for screen readers. */
export function chartSummary(
  { points, unit, ...range }: AdminVisits,
  { figure, label, describe }: FigureFacts,
): string {
  const highest = points.toSorted((a, b) => b.now[figure] - a.now[figure])[0];
  const peak = highest ? ` Highest: ${bucketTitle(highest, unit)}, ${describe(highest.now[figure])}.` : '';
  return `${label} by ${unit}, ${formatRange(range)}.${peak}`;
}

/** All figures as CSV rows, part by part. */
export const figureRows = ({ points, notes }: AdminVisits): (string | number)[][] => [
  ['From', 'To', 'Visits', 'Visitors', 'Page views', 'Checkouts', 'Visits of the previous period', 'Timeline'],
  ...points.map(({ from, to, now, before }) => [
    from,
    to,
    now.visits,
    now.visitors,
    now.views,
    now.checkouts,
    before.visits,
    noteCell(notes, { from, to }),
  ]),
];
