import { expect, test } from 'vitest';
import { findFinishedChange } from './finished-change.ts';

const part = (to: string, now: number, before: number) => ({ to, now: { visits: now }, before: { visits: before } });
const days = [part('2026-11-29', 120, 100), part('2026-11-30', 100, 100), part('2026-12-01', 10, 140)];

test('today, which is not over, is left out of the comparison', () => {
  expect(findFinishedChange(days, 'visits', '2026-12-01')).toEqual({ now: 220, before: 200, change: 10, parts: 2 });
});

test('a range that is over is compared as a whole', () => {
  expect(findFinishedChange(days, 'visits', '2026-12-02')).toMatchObject({ now: 230, before: 340, parts: null });
});

test('today alone is compared with nothing', () => {
  expect(findFinishedChange(days.slice(2), 'visits', '2026-12-01')).toMatchObject({ change: null, parts: 0 });
});
