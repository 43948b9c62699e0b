const DAY_MS = 24 * 60 * 60 * 1000;
const COMPARED_DAYS = 30;
const MONTHS = 12;

/** The last 30 days and the 30 before them; the days are UTC days, `yyyy-mm-dd`, of which today is the last. */
export interface Comparison {
  recentFrom: Date;
  earlierFrom: Date;
  recentFromDay: string;
  earlierFromDay: string;
}

export function comparisonAt(now: Date): Comparison {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  return {
    recentFrom: before(COMPARED_DAYS),
    earlierFrom: before(2 * COMPARED_DAYS),
    recentFromDay: before(COMPARED_DAYS - 1)
      .toISOString()
      .slice(0, 10),
    earlierFromDay: before(2 * COMPARED_DAYS - 1)
      .toISOString()
      .slice(0, 10),
  };
}

/** Percent with one decimal by which `current` differs from `earlier`; null where there is nothing to compare with. */
export function changeOf(current: number, earlier: number | null): number | null {
  return earlier ? Math.round(((current - earlier) / earlier) * 1000) / 10 : null;
}

/** The twelve UTC months up to the one of `now`, oldest first, as `yyyy-mm`. */
export function reportMonths(now: Date): string[] {
  return Array.from({ length: MONTHS }, (_, index) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (MONTHS - 1) + index, 1)).toISOString().slice(0, 7),
  );
}
