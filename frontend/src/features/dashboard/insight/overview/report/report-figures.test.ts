import { describe, expect, test } from 'vitest';
import { figureConfig, figureTotal, nextFigure } from './report-figures.ts';

const month = (spending: number, orders = 1) => ({ month: '2026-03', orders, spending, downloads: 3 });

describe('figureTotal', () => {
  test('totals dollars to the cent', () => {
    expect(figureTotal([month(0.1), month(0.2), month(1249.95)], 'spending')).toBe(1250.25);
  });

  test('is 0 without months', () => {
    expect(figureTotal([], 'orders')).toBe(0);
  });
});

describe('the facts of a figure', () => {
  test.each([
    ['orders', 1, '1 order'],
    ['orders', 1400, '1,400 orders'],
    ['spending', 12.5, '$12.50 spent'],
    ['downloads', 0, '0 downloads'],
  ] as const)('%s of %s is %s', (figure, value, sentence) => {
    expect(figureConfig(figure).formatLong(value)).toBe(sentence);
  });
});

describe('nextFigure', () => {
  test.each([
    ['ArrowRight', 'orders', 'spending'],
    ['ArrowRight', 'downloads', 'orders'],
    ['ArrowLeft', 'orders', 'downloads'],
    ['Home', 'downloads', 'orders'],
    ['End', 'orders', 'downloads'],
    ['Enter', 'orders', undefined],
  ] as const)('%s on %s leads to %s', (key, from, to) => {
    expect(nextFigure(key, from)).toBe(to);
  });
});
