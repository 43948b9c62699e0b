import { type CalendarDay, type Place, sunTimes } from './sun-times.ts';

const MINUTE = 60_000;
const DAY_MINUTES = 1440;
const DHAKA_AHEAD = 360 * MINUTE;

/** What the dial shows at a moment. */
export interface FastingDay {
  readonly day: CalendarDay;
  /** Minutes after midnight. */
  readonly sehri: number;
  readonly iftar: number;
  /** The prayers in order, in minutes after midnight. */
  readonly prayers: readonly { readonly name: 'Fajr' | 'Dhuhr' | 'Asr' | 'Maghrib' | 'Isha'; readonly at: number }[];
  /** The next event, and the minutes until then. */
  readonly next: 'Sehri ends' | 'Iftar';
  readonly left: number;
  /** How much of the fast is over, 0 to 1; null before it and after it. */
  readonly passed: number | null;
}

/** Local time in Bangladesh. */
export function dhakaClock(moment: number): { day: CalendarDay; minutes: number } {
  const shifted = new Date(moment + DHAKA_AHEAD);
  return {
    day: { year: shifted.getUTCFullYear(), month: shifted.getUTCMonth() + 1, day: shifted.getUTCDate() },
    minutes: shifted.getUTCHours() * 60 + shifted.getUTCMinutes(),
  };
}

/** Dawn is rounded down and sunset up, so that rounding never shortens a fast. */
export function fastTimes(day: CalendarDay, place: Place) {
  const { dawn, noon, asr, sunset, isha } = sunTimes(day, place);
  const sehri = Math.floor(dawn);
  const iftar = Math.ceil(sunset);
  const prayers = [
    { name: 'Fajr', at: Math.ceil(dawn) },
    { name: 'Dhuhr', at: Math.ceil(noon) },
    { name: 'Asr', at: Math.ceil(asr) },
    { name: 'Maghrib', at: iftar },
    { name: 'Isha', at: Math.ceil(isha) },
  ] as const;
  return { sehri, iftar, prayers };
}

/** A place at a moment: after sunset the next event is the coming sehri. */
export function fastingDay(moment: number, place: Place): FastingDay {
  const { day, minutes } = dhakaClock(moment);
  const today = fastTimes(day, place);
  if (minutes < today.sehri) return { day, ...today, next: 'Sehri ends', left: today.sehri - minutes, passed: null };
  if (minutes < today.iftar) {
    const passed = (minutes - today.sehri) / (today.iftar - today.sehri);
    return { day, ...today, next: 'Iftar', left: today.iftar - minutes, passed };
  }
  const morning = fastTimes(dhakaClock(moment + DAY_MINUTES * MINUTE).day, place).sehri;
  return { day, ...today, sehri: morning, next: 'Sehri ends', left: DAY_MINUTES - minutes + morning, passed: null };
}

/** 1082 becomes '6:02'. */
export function clock(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 12 || 12;
  return `${String(hour)}:${String(minutes % 60).padStart(2, '0')}`;
}

export const halfOf = (minutes: number): 'am' | 'pm' => (minutes < 720 ? 'am' : 'pm');

/** 161 becomes '2:41', the remaining hours and minutes. */
export const lengthOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60))}:${String(minutes % 60).padStart(2, '0')}`;
