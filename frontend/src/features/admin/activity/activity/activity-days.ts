import type { ActivityEntry } from '@/api/generated/model.ts';

const dayFormat = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' });
const datedFormat = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', year: 'numeric' });
const timeFormat = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/** '4:07 PM', in the reader's time zone, as everywhere in the administration. */
export const formatTime = (iso: string): string => timeFormat.format(new Date(iso)).replaceAll('\u202f', ' ');

/** The local day of a moment as a number that grows by one each day. */
const dayNumber = (at: Date): number =>
  Math.round(Date.UTC(at.getFullYear(), at.getMonth(), at.getDate()) / 86_400_000);

/** 'Today', 'Yesterday', 'Friday, November 20', or with its year. */
export function dayHeading(at: Date, now: Date): string {
  const daysAgo = dayNumber(now) - dayNumber(at);
  if (daysAgo === 0) return 'Today';
  if (daysAgo === 1) return 'Yesterday';
  return at.getFullYear() === now.getFullYear() ? dayFormat.format(at) : datedFormat.format(at);
}

export interface ActivityDay {
  readonly day: number;
  readonly heading: string;
  readonly entries: readonly ActivityEntry[];
}

/** The entries by their local day, in the given order. */
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
