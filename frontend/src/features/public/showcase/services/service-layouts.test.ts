import { expect, test } from 'vitest';
import { serviceLayouts } from './service-layouts.ts';

test('six services alternate between a whole row and a pair', () => {
  expect(serviceLayouts(6)).toEqual([
    'edge-right',
    'large-left',
    'small-right',
    'edge-left',
    'small-left',
    'large-right',
  ]);
});

test('a last service without a neighbour takes a row of its own', () => {
  expect(serviceLayouts(2)).toEqual(['edge-right', 'edge-left']);
  expect(serviceLayouts(5).at(-1)).toBe('edge-right');
});

test('more than six go on in the same rhythm', () => {
  expect(serviceLayouts(9).slice(6)).toEqual(serviceLayouts(3));
});

test('no services need no place', () => {
  expect(serviceLayouts(0)).toEqual([]);
});
