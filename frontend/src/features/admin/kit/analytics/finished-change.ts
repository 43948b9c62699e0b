import { percentChange } from '@contract/rules/percent.ts';

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
 * A figure against the previous period, over the parts of the range that are over: set against a whole day, today is always a
 * fall.
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
