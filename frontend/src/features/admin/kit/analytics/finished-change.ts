import { percentChange } from '@contract/rules/percent.ts';
import type { AnalyticsUnit } from '@/api/generated/model.ts';
import { formatChange } from '../figure-format.ts';

interface Part<Figure extends string> {
  /** Last day, `yyyy-mm-dd`. */
  readonly to: string;
  readonly now: Readonly<Record<Figure, number>>;
  readonly before: Readonly<Record<Figure, number>>;
}

interface FinishedChange {
  /** Of the parts that are over. */
  readonly now: number;
  readonly before: number;
  /** In percent; null when there was nothing before. */
  readonly change: number | null;
  /** How many parts are over, if others are not; otherwise null. */
  readonly parts: number | null;
}

/**
 * A figure compared with the previous period, over the parts of the range that are over: compared with a full day, today
 * always looks like a drop.
 * @param today the last day of the calendar, `yyyy-mm-dd`
 */
export function findFinishedChange<Figure extends string>(
  points: readonly Part<Figure>[],
  figure: Figure,
  today: string,
): FinishedChange {
  const finished = points.filter(({ to }) => to < today);
  const now = finished.reduce((sum, part) => sum + part.now[figure], 0);
  const before = finished.reduce((sum, part) => sum + part.before[figure], 0);
  const parts = finished.length === points.length ? null : finished.length;
  return { now, before, change: percentChange(now, before), parts };
}

/** What a change is of: '+1.7% on full days', or only the change once the range is over. */
export const finishedChangeText = (change: number, parts: number | null, unit: AnalyticsUnit): string =>
  parts === null ? formatChange(change) : `${formatChange(change)} on full ${unit}s`;
