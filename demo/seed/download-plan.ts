import { createRandom } from './random.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A product downloaded `count` times since the customer got it at `since`. */
export interface Downloaded {
  count: number;
  since: Date;
}

/**
 * Distributes the counts over the days from `since` to yesterday, none earlier than the eleven months before that of
 * `now`, so that a year's report contains all of them. Returns day (`yyyy-mm-dd`) to count, without empty days; the
 * same for the same `now`.
 */
export function planDownloadDays(downloads: Downloaded[], now: Date): Map<string, number> {
  const random = createRandom(3_427);
  const reported = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 11, 1);
  const last = Math.max(reported, now.getTime() - DAY_MS);
  const days = new Map<string, number>();
  for (const { count, since } of downloads) {
    const first = Math.min(Math.max(since.getTime(), reported), last);
    const length = Math.floor((last - first) / DAY_MS) + 1;
    // Varies from day to day, with a slight increase over time.
    const weights = Array.from({ length }, (_, index) => (0.7 + 0.6 * random()) * (1 + (0.6 * index) / length));
    const whole = weights.reduce((sum, weight) => sum + weight, 0);
    let passed = 0;
    let given = 0;
    weights.forEach((weight, index) => {
      passed += weight;
      // Rounding the running total keeps the sum exact.
      const due = index === weights.length - 1 ? count : Math.round((passed / whole) * count);
      if (due === given) return;
      const day = new Date(first + index * DAY_MS).toISOString().slice(0, 10);
      days.set(day, (days.get(day) ?? 0) + due - given);
      given = due;
    });
  }
  return days;
}
