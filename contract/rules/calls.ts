import type { Message } from '../i18n/message.ts';
import { isTimeZone, toBusinessTime, toZonedInstant } from './business-day.ts';
import { addDays } from './calendar.ts';
import { CALL_REFUSALS } from './call-refusals.ts';
import { isName, toPlainLines } from './text.ts';

/** Free hours of a weekday. */
export interface CallHours {
  /** 0 is Sunday */
  weekday: number;
  /** `HH:mm` in the shop's time zone */
  from: string;
  to: string;
}

/** When calls can be booked. */
export interface CallSettings {
  is_open: boolean;
  hours: CallHours[];
  minutes: number;
  buffer_minutes: number;
  notice_hours: number;
  days_ahead: number;
  /** `yyyy-mm-dd` */
  days_off: string[];
  place: 'phone' | 'link';
  meeting_link: string;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** A call with the buffer after it, in milliseconds. */
export interface TakenTime {
  from: number;
  to: number;
}

export interface SlotContext {
  /** the shop's */
  timeZone: string;
  now: Date;
  taken: readonly TakenTime[];
}

/** The most starts that are listed; the contract names the same number. */
export const MAX_CALL_STARTS = 5000;

/** The most calls that the studio's list holds. */
export const MAX_LISTED_CALLS = 500;

/** Most calls of one person that are still to come, so that no one books every free time. */
export const MAX_UPCOMING_CALLS = 3;

/** Free starts of one day in the shop's time zone. Hours are local, so a clock change does not shift a call. */
function* listDayStarts(settings: CallSettings, day: string, { timeZone, now, taken }: SlotContext): Generator<number> {
  if (settings.days_off.includes(day)) return;
  const length = settings.minutes * MINUTE_MS;
  const buffer = settings.buffer_minutes * MINUTE_MS;
  const earliest = now.getTime() + settings.notice_hours * HOUR_MS;
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  for (const hours of settings.hours.filter((candidate) => candidate.weekday === weekday)) {
    const begin = toZonedInstant(`${day}T${hours.from}`, timeZone).getTime();
    const end = toZonedInstant(`${day}T${hours.to}`, timeZone).getTime();
    const near = taken.filter(({ from, to }) => to > begin && from < end + buffer);
    const isFree = (start: number) => near.every(({ from, to }) => start + length + buffer <= from || start >= to);
    for (let start = begin; start + length <= end; start += length) if (start >= earliest && isFree(start)) yield start;
  }
}

/** When calls can begin, earliest first, at most `MAX_CALL_STARTS`. */
export function listCallStarts(settings: CallSettings, context: SlotContext): Date[] {
  if (!settings.is_open) return [];
  const { day: today } = toBusinessTime(context.now, context.timeZone);
  const starts: Date[] = [];
  for (let ahead = 0; ahead < settings.days_ahead; ahead += 1)
    for (const start of listDayStarts(settings, addDays(today, ahead), context)) {
      starts.push(new Date(start));
      if (starts.length === MAX_CALL_STARTS) return starts;
    }
  return starts;
}

/** The start of a call if it is free; only its day is searched. */
export function findCallStart(settings: CallSettings, context: SlotContext, start: Date): Date | undefined {
  const { day } = toBusinessTime(start, context.timeZone);
  const { day: today } = toBusinessTime(context.now, context.timeZone);
  if (!settings.is_open || day < today || day >= addDays(today, settings.days_ahead)) return undefined;
  for (const free of listDayStarts(settings, day, context)) if (free === start.getTime()) return start;
  return undefined;
}

interface BookingFields {
  name: string;
  email: string;
  phone: string;
  topic: string;
  time_zone: string;
}

interface BookingProblem {
  field: keyof BookingFields;
  message: Message;
}

/** What a booking lacks; otherwise its trimmed fields. */
export function checkBooking(
  { name, email, phone, topic, time_zone }: BookingFields,
  place: CallSettings['place'],
): BookingProblem | { fields: BookingFields } {
  const fields = { name: name.trim(), email: email.trim(), phone: phone.trim(), topic: toPlainLines(topic), time_zone };
  if (fields.name === '' || !isName(fields.name)) return { field: 'name', message: CALL_REFUSALS.callName };
  if ((place === 'phone' && fields.phone === '') || !isName(fields.phone))
    return { field: 'phone', message: CALL_REFUSALS.callPhone };
  if (fields.topic === '') return { field: 'topic', message: CALL_REFUSALS.callTopic };
  if (!isTimeZone(time_zone)) return { field: 'time_zone', message: CALL_REFUSALS.callZone };
  return { fields };
}

const toMinutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

export const sortHours = (hours: readonly CallHours[]): CallHours[] =>
  hours.toSorted((a, b) => a.weekday - b.weekday || a.from.localeCompare(b.from));

/** What is wrong with the hours of calls; undefined when they can be saved. */
export function findSettingsProblem({ is_open, hours, minutes, place, meeting_link }: CallSettings) {
  if (hours.some(({ from, to }) => toMinutes(to) - toMinutes(from) < minutes))
    return { field: 'hours', message: CALL_REFUSALS.callHoursShort } as const;
  const sorted = sortHours(hours);
  const overlaps = sorted.some((item, index) => {
    const next = sorted[index + 1];
    return next?.weekday === item.weekday && next.from < item.to;
  });
  if (overlaps) return { field: 'hours', message: CALL_REFUSALS.callHours } as const;
  if (is_open && hours.length === 0) return { field: 'hours', message: CALL_REFUSALS.callHoursMissing } as const;
  const isLink = /^https:\/\/[^\s<>"]+\.[^\s<>"]+$/.test(meeting_link);
  if (meeting_link === '' ? place === 'link' : !isLink)
    return { field: 'meeting_link', message: CALL_REFUSALS.callLink } as const;
  return undefined;
}

/**
 * When the reminder of a call is due: the day before, or an hour before when it is booked later. Null when the
 * confirmation is recent enough.
 */
export function toReminderTime(start: Date, bookedAt: Date): Date | null {
  const hours = (start.getTime() - bookedAt.getTime()) / HOUR_MS;
  if (hours > 36) return new Date(start.getTime() - 24 * HOUR_MS);
  return hours > 3 ? new Date(start.getTime() - HOUR_MS) : null;
}

/** The settings as the activity shows them. */
export const toAuditedCalls = ({ is_open, hours, minutes, buffer_minutes, place, ...rest }: CallSettings) => ({
  open: is_open,
  hours: hours.map(({ weekday, from, to }) => `${DAYS[weekday]} ${from}–${to}`).join(', ') || 'none',
  callMinutes: minutes,
  bufferMinutes: buffer_minutes,
  noticeHours: rest.notice_hours,
  daysAhead: rest.days_ahead,
  daysOff: rest.days_off.join(', ') || 'none',
  place,
  meetingLink: rest.meeting_link || 'none',
});

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
