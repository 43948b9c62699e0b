// Business days, months and years begin by the clock of the shop, never by that of a browser or of a database session.
import { isTest, type Sources } from './sources.ts';

/** Parts of a date by the clock of the machine, and a day that PostgreSQL takes from the zone of its session. */
const PATTERNS = [/\.get(?:FullYear|Month|Date)\(\)/g, /\bcurrent_date\b/gi, /(?:now\(\)|::timestamptz)::date\b/g];
const STORIES = /\.stories\.tsx$/;

/** In the administration also every time is the shop's: these formats take the zone of the browser. */
const ADMIN = 'frontend/src/features/admin/';
const ADMIN_PATTERNS = [
  /\bformatMoment\((?![^;]*businessTimeZone)/g,
  /DateTimeFormat\((?![^;]*timeZone)/g,
  /\.toLocale(?:Date|Time)String\(/g,
];

/** Files that show dates by the reader's clock. */
const BY_OWN_CLOCK = new Map([
  ['frontend/src/features/admin/accounts/users/local-date.ts', 'the column of users is specified as a local date'],
]);

/** Days by another clock than the shop's, by file and line. */
export function findOtherClocks(sources: Sources): string[] {
  return [...sources].flatMap(([file, text]) => {
    if (isTest(file) || STORIES.test(file) || BY_OWN_CLOCK.has(file)) return [];
    return [...PATTERNS, ...(file.startsWith(ADMIN) ? ADMIN_PATTERNS : [])].flatMap((pattern) =>
      Array.from(text.matchAll(pattern), (match) => {
        const line = text.slice(0, match.index).split('\n').length;
        return `${file}:${line} ${match[0]}`;
      }),
    );
  });
}
