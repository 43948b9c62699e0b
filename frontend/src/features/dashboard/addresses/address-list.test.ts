import { expect, test } from 'vitest';
import type { Address } from '@/api/generated/model.ts';
import { replaceOrAppend } from './address-list.ts';

const address = (id: string, street: string): Address => ({
  id,
  type: 'home',
  street,
  city: 'Rajshahi',
  state: null,
  postal_code: null,
  country: 'Bangladesh',
  address: street,
  postalCode: null,
});
const list = [address('a', '12 Kazla Road'), address('b', '4 Saheb Bazar')];

test('a changed address stays in its place', () => {
  const streets = replaceOrAppend(list, address('a', '14 Kazla Road')).map(({ street }) => street);
  expect(streets).toEqual(['14 Kazla Road', '4 Saheb Bazar']);
});

test('a new one comes last', () => {
  expect(replaceOrAppend(list, address('c', '1 Station Road')).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect(list).toHaveLength(2);
});
