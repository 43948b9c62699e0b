import { formatCount } from '@/lib/format.ts';

const times = (count: number): string => (count === 1 ? 'once' : `${formatCount(count)} times`);

/** How often a file was downloaded: 'Downloaded 3 times'. */
export const formatDownloads = (count: number): string =>
  count === 0 ? 'Not downloaded yet' : `Downloaded ${times(count)}`;
