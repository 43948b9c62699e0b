import { describe, expect, it } from 'vitest';
import { findWithdrawalRight, parseOrderNumber, toWithdrawalEnd } from '../../../contract/rules/contract-withdrawal.ts';
import { COUNTRY_CODES } from '../../../contract/rules/country-codes.ts';
import { isEea, needsWithdrawalConsent } from '../../../contract/rules/eea.ts';

const endOf = (orderedAt: string) => toWithdrawalEnd(new Date(orderedAt)).toISOString();

describe('the withdrawal period', () => {
  it('ends 14 days after the day of the order, when that day is over in the westernmost place', () => {
    // Monday 2 November; the last day is Monday 16 November, over in Martinique at 4:00 UTC.
    expect(endOf('2026-11-02T12:00:00Z')).toBe('2026-11-17T04:00:00.000Z');
  });

  it('counts from the next day where the order was placed after midnight', () => {
    // 23:30 UTC on Monday is Tuesday in Paris, Athens and Réunion.
    expect(endOf('2026-11-02T23:30:00Z')).toBe('2026-11-17T23:00:00.000Z');
  });

  it('does not end on a Saturday or Sunday', () => {
    // Sunday 15 November moves to Monday 16 November.
    expect(endOf('2026-11-01T12:00:00Z')).toBe('2026-11-17T04:00:00.000Z');
    // Saturday 14 November moves to Monday 16 November.
    expect(endOf('2026-10-31T12:00:00Z')).toBe('2026-11-17T04:00:00.000Z');
  });

  it('is never shorter than 14 whole days after the day of the order in any place', () => {
    for (let hour = 0; hour < 24 * 14; hour += 1) {
      const ordered = Date.UTC(2026, 5, 19) + hour * 3_600_000;
      const days = (toWithdrawalEnd(new Date(ordered)).getTime() - ordered) / 86_400_000;
      expect(days).toBeGreaterThan(14);
      expect(days).toBeLessThan(18);
    }
  });
});

describe('findWithdrawalRight', () => {
  const orderedAt = new Date('2026-11-02T12:00:00Z');
  const contract = { country: 'DE', cents: 999, orderedAt, consentedAt: null, isDelivered: true };

  it('gives buyers of the European Economic Area the statutory right', () => {
    expect(findWithdrawalRight(contract)).toEqual({ basis: 'statutory', until: new Date('2026-11-17T04:00:00Z') });
  });

  it.each([
    ['elsewhere', { country: 'BD' }],
    ['elsewhere', { country: 'GB' }],
    ['unknown', { country: '' }],
    ['free', { cents: 0 }],
  ])('is %s for %j', (basis, overrides) => {
    expect(findWithdrawalRight({ ...contract, ...overrides })).toEqual({ basis, until: null });
  });
});

it('ends with the delivery that the buyer agreed to, not with the agreement alone', () => {
  const orderedAt = new Date('2026-11-02T12:00:00Z');
  const agreed = { country: 'DE', cents: 999, orderedAt, consentedAt: orderedAt };
  expect(findWithdrawalRight({ ...agreed, isDelivered: true })).toEqual({ basis: 'waived', until: null });
  expect(findWithdrawalRight({ ...agreed, isDelivered: false })).toMatchObject({ basis: 'statutory' });
});

it('asks buyers in the European Economic Area who pay something', () => {
  expect(needsWithdrawalConsent('DE', 9.99)).toBe(true);
  for (const [country, price] of [
    ['DE', 0],
    ['BD', 9.99],
    ['', 9.99],
  ] as const)
    expect(needsWithdrawalConsent(country, price)).toBe(false);
});

it('has the 27 member states, Iceland, Liechtenstein and Norway', () => {
  expect(COUNTRY_CODES.filter(isEea)).toHaveLength(30);
});

it.each([
  ['10234', 10234],
  [' #10234 ', 10234],
  ['order 10234', undefined],
  ['the calendar of May', undefined],
  ['', undefined],
  ['1234567890123', undefined],
])('reads the order number in %j', (text, number) => {
  expect(parseOrderNumber(text)).toBe(number);
});
