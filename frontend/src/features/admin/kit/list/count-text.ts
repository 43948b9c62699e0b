import { formatCount } from '@/lib/format.ts';

/** One of something and more of it: ['user', 'users']. */
export type Noun = readonly [one: string, many: string];

/** How many there are: '1 user', '1,204 users'. */
export const countText = (count: number, [one, many]: Noun): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;
