import { expect, test } from 'vitest';
import { serviceLayouts } from './service-layouts.ts';

test('six services alternate between a full row and a pair', () => {
  expect(serviceLayouts(6)).toEqual([
    'edge-right',
    'large-left',
    'small-right',
    'edge-left',
    'small-left',
    'large-right',
  ]);
});

test('a last service without a partner has its own row', () => {
  expect(serviceLayouts(2)).toEqual(['edge-right', 'edge-left']);
  expect(serviceLayouts(5).at(-1)).toBe('edge-right');
});

test('more than six continue the pattern', () => {
  expect(serviceLayouts(9).slice(6)).toEqual(serviceLayouts(3));
});

test('no services have no layout', () => {
  expect(serviceLayouts(0)).toEqual([]);
});
