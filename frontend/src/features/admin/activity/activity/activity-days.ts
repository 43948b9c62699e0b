import { toBusinessTime } from '@contract/rules/business-day.ts';
import type { ActivityEntry } from '@/api/generated/model.ts';
import { businessTimeZone } from '@/lib/business-time-zone.ts';

const inShop = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: businessTimeZone() });

/** '4:07 PM', by the clock of the shop, as everywhere in the administration. */
export const formatTime = (iso: string): string =>
  inShop({ hour: 'numeric', minute: '2-digit' }).format(new Date(iso)).replaceAll('\u202f', ' ');

/** The business day of a moment as a number that grows by one each day. */
const dayNumber = (at: Date): number => Date.parse(toBusinessTime(at, businessTimeZone()).day) / 86_400_000;

const yearOf = (at: Date): string => toBusinessTime(at, businessTimeZone()).day.slice(0, 4);

/** 'Today', 'Yesterday', 'Friday, November 20', or with its year. */
export function dayHeading(at: Date, now: Date): string {
  const daysAgo = dayNumber(now) - dayNumber(at);
  if (daysAgo === 0) return 'Today';
  if (daysAgo === 1) return 'Yesterday';
  const isThisYear = yearOf(at) === yearOf(now);
  return inShop(
    isThisYear
      ? { weekday: 'long', month: 'long', day: 'numeric' }
      : { month: 'long', day: 'numeric', year: 'numeric' },
  ).format(at);
}

export interface ActivityDay {
  readonly day: number;
  readonly heading: string;
  readonly entries: readonly ActivityEntry[];
}

/** The entries by their business day, in the given order. */
export function groupByDay(entries: readonly ActivityEntry[], now: Date): ActivityDay[] {
  const days = new Map<number, ActivityEntry[]>();
  for (const entry of entries) {
    const day = dayNumber(new Date(entry.created_at));
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days].map(([day, list]) => ({
    day,
    heading: dayHeading(new Date(list[0]?.created_at ?? now), now),
    entries: list,
  }));
}
