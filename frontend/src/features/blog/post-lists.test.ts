import { expect, test } from 'vitest';
import { samplePostCard } from '@/test/post-samples.ts';
import { moreToRead } from './post-lists.ts';

const posts = (...addresses: string[]) => addresses.map((address) => ({ ...samplePostCard, address }));
const addresses = (list: readonly { readonly address: string }[]) => list.map(({ address }) => address).join('');
const around = (previous: string | null, next: string | null) => ({
  address: 'r',
  previous: previous === null ? null : { address: previous },
  next: next === null ? null : { address: next },
});

test('no article is offered twice, and never the one that is being read', () => {
  const { related, popular } = moreToRead(around('p', 'n'), posts(...'rpnabcd'), posts(...'rpnabcdefgh'));
  expect(addresses(related)).toBe('abc');
  expect(addresses(popular)).toBe('defg');
});

test('of three articles the neighbours are offered, and the third to the first one', () => {
  expect(moreToRead(around('p', 'n'), posts('r', 'p'), posts('r', 'p', 'n'))).toEqual({ related: [], popular: [] });
  expect(addresses(moreToRead(around(null, 'n'), posts('r', 'n'), posts('r', 'n', 'x')).popular)).toBe('x');
});
