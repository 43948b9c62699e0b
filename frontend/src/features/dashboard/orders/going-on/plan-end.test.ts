import { describe, expect, it } from 'vitest';
import { endText, planEnd } from './plan-end.ts';

const held = { holds_until: '2026-12-24T12:00:00Z', grace_until: '2026-12-31T12:00:00Z' };

describe('the end of a plan', () => {
  it.each([
    ['2026-12-10', 'held', null],
    ['2026-12-18', 'soon', 'Your plan ends on Dec 24, 2026. Nothing renews by itself.'],
    ['2026-12-25', 'grace', 'Your plan ended on Dec 24, 2026. File and key still work until Dec 31, 2026.'],
    [
      '2027-01-02',
      'over',
      'Your plan ended on Dec 24, 2026. File and key have stopped working; renewing brings them back.',
    ],
  ] as const)('on %s is %s', (day, end, text) => {
    expect(planEnd(held, Date.parse(day))).toBe(end);
    expect(endText(held, end)).toBe(text);
  });

  it('never comes for one that is for ever', () => {
    const forEver = { holds_until: null, grace_until: null };
    expect(planEnd(forEver, Date.now())).toBe('held');
    expect(endText(forEver, 'held')).toBeNull();
  });
});
