import { businessDay } from './business-time-zone.ts';

/** In the order of the year; the numbers of days are those of Bangladesh's calendar since 2019. */
const MONTHS = [
  ['বৈশাখ', 31],
  ['জ্যৈষ্ঠ', 31],
  ['আষাঢ়', 31],
  ['শ্রাবণ', 31],
  ['ভাদ্র', 31],
  ['আশ্বিন', 31],
  ['কার্তিক', 30],
  ['অগ্রহায়ণ', 30],
  ['পৌষ', 30],
  ['মাঘ', 30],
  ['ফাল্গুন', 29],
  ['চৈত্র', 30],
] as const;

const DAY_MS = 24 * 60 * 60 * 1000;
/** Years of the Bangla calendar are counted from 593. */
const FIRST_YEAR = 593;
const digits = new Intl.NumberFormat('bn-BD', { useGrouping: false });

const isLeapYear = (year: number) => new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;

/**
 * A date in the Bangla calendar: '2026-11-29' becomes '১৪ অগ্রহায়ণ ১৪৩৩'. Its year begins on 14 April, and Falgun has a day
 * more in leap years, so that 21 February is always 8 Falgun.
 * @param iso a date, or a time, which is converted to its business day
 */
export function formatBanglaDate(iso: string): string {
  const day = iso.includes('T') ? businessDay(Date.parse(iso)) : iso;
  const at = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(at)) return '';
  const calendarYear = new Date(at).getUTCFullYear();
  const startIn = (year: number) => Date.UTC(year, 3, 14);
  const startYear = at < startIn(calendarYear) ? calendarYear - 1 : calendarYear;
  let rest = Math.floor((at - startIn(startYear)) / DAY_MS);
  for (const [name, days] of MONTHS) {
    const length = name === 'ফাল্গুন' && isLeapYear(startYear + 1) ? days + 1 : days;
    if (rest < length) return `${digits.format(rest + 1)} ${name} ${digits.format(startYear - FIRST_YEAR)}`;
    rest -= length;
  }
  return '';
}
