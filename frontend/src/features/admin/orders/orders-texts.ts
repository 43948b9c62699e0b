import { formatCount } from '@/lib/format.ts';

/** How many orders match: '1 order', '1,204 orders'. */
export const foundOrders = (total: number): string => `${formatCount(total)} ${total === 1 ? 'order' : 'orders'}`;

const moment = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
});

/** Day and time as in 'Nov 20, 2026, 8:05 AM UTC'. Unreadable input is returned as it is. */
export function formatMoment(iso: string): string {
  const time = Date.parse(iso);
  return Number.isNaN(time) ? iso : `${moment.format(time).replaceAll('\u202f', ' ')} UTC`;
}

const times = (count: number): string => (count === 1 ? 'once' : `${formatCount(count)} times`);

/** How a file was used: 'Downloaded 3 times'. */
export const downloadedLine = (count: number): string =>
  count === 0 ? 'Not downloaded yet' : `Downloaded ${times(count)}`;
