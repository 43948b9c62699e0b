import { formatCount } from '@/lib/format.ts';

/** How many orders match: '1 order', '1,204 orders'. */
export const foundOrders = (total: number): string => `${formatCount(total)} ${total === 1 ? 'order' : 'orders'}`;

const times = (count: number): string => (count === 1 ? 'once' : `${formatCount(count)} times`);

/** How a file was used: 'Downloaded 3 times'. */
export const downloadedLine = (count: number): string =>
  count === 0 ? 'Not downloaded yet' : `Downloaded ${times(count)}`;
