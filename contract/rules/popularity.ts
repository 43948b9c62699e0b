import { countDays } from './calendar.ts';

/** A read counts half as much as one so many days later. */
const HALF_LIFE_DAYS = 30;
const FIRST_DAY = '2026-01-01';

/**
 * What a read of this day adds to the score of its article. Weights grow with the day instead of scores shrinking with
 * age: the order is the same, and no score has to be written again.
 */
export const toReadWeight = (day: string): number =>
  2 ** ((countDays({ from: FIRST_DAY, to: day }) - 1) / HALF_LIFE_DAYS);

/** The part of an article's path that names it, its id or slug; null for other pages. */
export const parseArticlePath = (path: string): string | null => /^\/blog\/(.+)$/.exec(path)?.[1] ?? null;

/** Purchases of products count for so many days. */
export const POPULAR_DAYS = 90;
