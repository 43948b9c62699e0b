/** A date of the calendar that Bangladesh has used since October 2019; months count from 1, Boishakh. */
export interface BanglaDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const DAY = 86_400_000;

/** The Gregorian month and day on which each month starts, the same every year, from Boishakh on. */
const FIRST_DAYS = [
  [4, 14],
  [5, 15],
  [6, 15],
  [7, 16],
  [8, 16],
  [9, 16],
  [10, 17],
  [11, 16],
  [12, 16],
  [1, 15],
  [2, 14],
  [3, 15],
] as const;

const FALGUN = 11;
/** Months that start after the turn of the Gregorian year. */
const isAfterTurn = (month: number) => month >= 10;

const firstOf = (year: number, month: number) => {
  const [gregorianMonth, day] = FIRST_DAYS[month - 1] ?? [4, 14];
  return Date.UTC(year + (isAfterTurn(month) ? 594 : 593), gregorianMonth - 1, day);
};

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** How many days a month has: Falgun gets its 30th when February gets its 29th. */
export function daysOfMonth(year: number, month: number): number {
  if (month <= 6) return 31;
  return month === FALGUN && !isLeap(year + 594) ? 29 : 30;
}

/**
 * The Bangla date of a day. Dates before 16 October 2019 followed another rule.
 * @param time midnight of the day in UTC
 */
export function toBangla(time: number): BanglaDate {
  const gregorian = new Date(time).getUTCFullYear();
  const year = gregorian - (time >= Date.UTC(gregorian, 3, 14) ? 593 : 594);
  let month = 12;
  while (month > 1 && firstOf(year, month) > time) month -= 1;
  return { year, month, day: Math.round((time - firstOf(year, month)) / DAY) + 1 };
}

/** Midnight in UTC of a Bangla date. */
export const fromBangla = ({ year, month, day }: BanglaDate): number => firstOf(year, month) + (day - 1) * DAY;
