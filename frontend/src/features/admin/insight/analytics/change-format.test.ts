import { describe, expect, it } from 'vitest';
import { formatDifference, toRevenueSentence } from './change-format.ts';

const days = { from: '2026-11-24', to: '2026-11-30', beforeFrom: '2026-11-17', beforeTo: '2026-11-23' };
const sentence = (now: number, before: number) =>
  toRevenueSentence({ ...days, total: { now, before }, products: [], rest: { now, before } });

describe('toRevenueSentence', () => {
  it('states the difference in money and percent', () => {
    expect(sentence(90, 120.5)).toBe(
      'Nov 24 to Nov 30, 2026: $90.00, $30.50 (25%) less than from Nov 17 to Nov 23, 2026.',
    );
    expect(sentence(30, 20)).toBe(
      'Nov 24 to Nov 30, 2026: $30.00, $10.00 (50%) more than from Nov 17 to Nov 23, 2026.',
    );
  });
  it('has no percentage of nothing or of a loss', () => {
    expect(sentence(30, 0)).toBe('Nov 24 to Nov 30, 2026: $30.00, $30.00 more than from Nov 17 to Nov 23, 2026.');
    expect(sentence(30, -10)).toContain('$40.00 more than');
  });
  it('says when nothing changed', () => {
    expect(sentence(0, 0)).toBe('Nov 24 to Nov 30, 2026: $0.00, and nothing from Nov 17 to Nov 23, 2026 either.');
    expect(sentence(5, 5)).toContain('as much as from');
  });
});

it('formatDifference has a sign', () => {
  expect(formatDifference({ now: 0.3, before: 0.1 })).toBe('+$0.20');
  expect(formatDifference({ now: 1, before: 4.5 })).toBe('−$3.50');
  expect(formatDifference({ now: 1, before: 1 })).toBe('$0.00');
});
