// Business days, months and years begin by the clock of the shop, never by that of a browser or of a database session.
import { isTest, type Sources } from './sources.ts';

/** Parts of a date by the clock of the machine, and a day that PostgreSQL takes from the zone of its session. */
const PATTERNS = [/\.get(?:FullYear|Month|Date)\(\)/g, /\bcurrent_date\b/gi, /(?:now\(\)|::timestamptz)::date\b/g];
const STORIES = /\.stories\.tsx$/;

/** Files that show times to one person, by that person's clock. */
const BY_OWN_CLOCK = new Map([
  ['frontend/src/features/admin/activity/activity/activity-days.ts', 'yesterday and today of the reader'],
  [
    'frontend/src/features/admin/writing/articles/article-draft.ts',
    'the form says that it is in the time zone of the browser',
  ],
]);

/** Days by another clock than the shop's, by file and line. */
export function findOtherClocks(sources: Sources): string[] {
  return [...sources].flatMap(([file, text]) => {
    if (isTest(file) || STORIES.test(file) || BY_OWN_CLOCK.has(file)) return [];
    return PATTERNS.flatMap((pattern) =>
      Array.from(text.matchAll(pattern), (match) => {
        const line = text.slice(0, match.index).split('\n').length;
        return `${file}:${line} ${match[0]}`;
      }),
    );
  });
}
