import { expect, test } from 'vitest';
import { servicePlaces } from './service-places.ts';

test('six services alternate between a whole row and a pair', () => {
  expect(servicePlaces(6)).toEqual([
    'edge-right',
    'large-left',
    'small-right',
    'edge-left',
    'small-left',
    'large-right',
  ]);
});

test('a last service without a neighbour takes a row of its own', () => {
  expect(servicePlaces(2)).toEqual(['edge-right', 'edge-left']);
  expect(servicePlaces(5).at(-1)).toBe('edge-right');
});

test('more than six go on in the same rhythm', () => {
  expect(servicePlaces(9).slice(6)).toEqual(servicePlaces(3));
});

test('no services need no place', () => {
  expect(servicePlaces(0)).toEqual([]);
});
