import { type District, districts } from './districts.ts';
import { dhakaClock } from './fasting-day.ts';
import type { CalendarDay } from './sun-times.ts';

const DAY_MS = 86_400_000;

/** 'Cox’s Bazar' becomes `coxs-bazar`. */
export const toPlaceSlug = ({ name }: Pick<District, 'name'>): string =>
  name.toLowerCase().replaceAll('’', '').replaceAll(' ', '-');

export const findPlace = (slug: string): District | undefined =>
  districts.find((district) => toPlaceSlug(district) === slug);

const toIso = ({ year, month, day }: CalendarDay): string =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

/** The day that it is in Bangladesh at a moment, as `yyyy-mm-dd`. */
export const dayAt = (moment: number): string => toIso(dhakaClock(moment).day);

export function readDay(day: string): CalendarDay {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return { year, month, day: date };
}

/** A day and those after it. */
export const daysFrom = (day: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => new Date(Date.parse(day) + index * DAY_MS).toISOString().slice(0, 10));
