import { t } from '@lingui/core/macro';
import { formatCount } from './format.ts';

/** Singular and plural: ['user', 'users']. */
export type Noun = readonly [one: string, many: string];

/** A count in words: '1 user', '1,204 users'. */
export const countText = (count: number, [one, many]: Noun): string =>
  t({ message: `${formatCount(count)} ${count === 1 ? one : many}`, comment: 'A number of things: 12 orders' });
