import { GRACE_DAYS, REMINDER_DAYS } from './active-plans.ts';
import { toBusinessTime, toMidnight } from './business-day.ts';
import { addDays, DAY_MS } from './calendar.ts';

/** How long before the charge its date and amount are emailed; the same as for the reminder of a plan without renewal. */
export const NOTICE_DAYS = REMINDER_DAYS;

/** Days after the first attempt on which a charge is tried, all within the days of grace. */
export const ATTEMPT_DAYS: readonly number[] = [0, 3, 7];

const HOUR_MS = 60 * 60 * 1000;

/** The longest pause. */
const MAX_PAUSE_DAYS = 730;

const later = (a: Date, b: Date): Date => (a > b ? a : b);

/** The start of the day on which a plan ends, by the shop's clock. */
export const toEndDay = (holdsUntil: Date, timeZone: string): Date =>
  toMidnight(toBusinessTime(holdsUntil, timeZone).day, timeZone);

/** When the end of a plan is announced. */
export const toNoticeTime = (holdsUntil: Date, timeZone: string): Date =>
  toMidnight(addDays(toBusinessTime(holdsUntil, timeZone).day, -NOTICE_DAYS), timeZone);

/** Plans that end before this moment are announced by now. @param today by the shop's clock */
export const toNoticeEnd = (today: string, timeZone: string): Date =>
  toMidnight(addDays(today, NOTICE_DAYS + 1), timeZone);

interface Announcement {
  holdsUntil: Date;
  announcedAt: Date;
  /** when the customer last agreed or resumed, with the date on the screen */
  confirmedAt: Date;
}

/**
 * The earliest moment of the charge: the day of the end. An announcement that is late, because the server was down, moves it,
 * so that a customer has the days of notice less one; without it if the customer has confirmed within them.
 * @returns null when file and key would have stopped by then
 */
export function toChargeTime({ holdsUntil, announcedAt, confirmedAt }: Announcement, timeZone: string): Date | null {
  const endDay = toEndDay(holdsUntil, timeZone);
  if (confirmedAt > toNoticeTime(holdsUntil, timeZone)) return later(endDay, confirmedAt);
  const chargeAt = later(endDay, new Date(announcedAt.getTime() + (NOTICE_DAYS - 1) * DAY_MS));
  return chargeAt.getTime() < holdsUntil.getTime() + GRACE_DAYS * DAY_MS ? chargeAt : null;
}

/**
 * When a failed charge is tried again; null after the last attempt.
 * @param attempts failed ones, this one included
 * @param dueAt of this attempt
 */
export function toNextAttempt(attempts: number, dueAt: Date, failedAt: Date, holdsUntil: Date): Date | null {
  const [before, next] = [ATTEMPT_DAYS[attempts - 1], ATTEMPT_DAYS[attempts]];
  if (before === undefined || next === undefined) return null;
  // Not on the same day, when the server was down for days; and before file and key stop, when the first attempt was late.
  const earliest = failedAt.getTime() + DAY_MS;
  const last = holdsUntil.getTime() + GRACE_DAYS * DAY_MS - HOUR_MS;
  const nextAt = Math.min(Math.max(dueAt.getTime() + (next - before) * DAY_MS, earliest), last);
  return nextAt >= earliest ? new Date(nextAt) : null;
}

/** Whether a renewal may be paused until a day. @param today by the shop's clock, both `yyyy-mm-dd` */
export const isPauseDay = (until: string, today: string): boolean =>
  until > today && until <= addDays(today, MAX_PAUSE_DAYS);
