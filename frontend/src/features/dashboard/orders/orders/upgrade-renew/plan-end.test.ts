import { describe, expect, it } from 'vitest';
import { formatPlanEnd, planEnd } from './plan-end.ts';

const held = { renewable: true, holds_until: '2026-12-24T12:00:00Z', grace_until: '2026-12-31T12:00:00Z' };

describe('the end of a plan', () => {
  it.each([
    ['2026-12-10', 'held', null],
    [
      '2026-12-18',
      'soon',
      'Your plan ends on Dec 24, 2026. Nothing renews automatically: the file and licence key work for 7 more days, then stop until you renew.',
    ],
    [
      '2026-12-25',
      'grace',
      'Your plan ended on Dec 24, 2026. The file and licence key work until Dec 31, 2026, then stop until you renew.',
    ],
    ['2027-01-02', 'over', 'Your plan ended on Dec 24, 2026. The file and licence key have stopped until you renew.'],
  ] as const)('on %s is %s', (day, end, text) => {
    expect(planEnd(held, Date.parse(day))).toBe(end);
    expect(formatPlanEnd(held, end)).toBe(text);
  });

  it('never comes for a lifetime plan', () => {
    const forEver = { renewable: false, holds_until: null, grace_until: null };
    expect(planEnd(forEver, Date.now())).toBe('held');
    expect(formatPlanEnd(forEver, 'held')).toBeNull();
  });
});
