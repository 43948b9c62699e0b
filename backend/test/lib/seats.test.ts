import { describe, expect, it } from 'vitest';
import { maxQuantity } from '../../../contract/rules/order-lines.ts';
import { DEFAULT_RIGHTS } from '../../../contract/rules/plan-rights.ts';
import {
  areSeatsActive,
  countKeyUnits,
  selectNewEmails,
  toLineRights,
  toMemberName,
} from '../../../contract/rules/seats.ts';

const SOLD = { ...DEFAULT_RIGHTS, seats: true };

describe('the rights of a line', () => {
  it('are seats for several units, and for one if the buyer says so', () => {
    expect(toLineRights(SOLD, { quantity: 5, wantsSeats: false }).seats).toBe(true);
    expect(toLineRights(SOLD, { quantity: 1, wantsSeats: true }).seats).toBe(true);
    expect(toLineRights(SOLD, { quantity: 1, wantsSeats: false })).toEqual(DEFAULT_RIGHTS);
    expect(toLineRights(DEFAULT_RIGHTS, { quantity: 5, wantsSeats: true })).toEqual(DEFAULT_RIGHTS);
  });
  it('do not add up the devices of seats', () => {
    expect([countKeyUnits(5, SOLD), countKeyUnits(5, DEFAULT_RIGHTS), countKeyUnits(5, null)]).toEqual([1, 5, 5]);
  });
  it('allow several units of a product without keys, or with imported ones, only as seats', () => {
    const product = { licence_keys: false, hasImportedKeys: false };
    expect([maxQuantity(product, SOLD), maxQuantity(product, DEFAULT_RIGHTS)]).toEqual([99, 1]);
    const imported = { licence_keys: true, hasImportedKeys: true };
    expect([maxQuantity(imported, SOLD), maxQuantity(imported, DEFAULT_RIGHTS)]).toEqual([99, 1]);
  });
});

it('selects each email once, without those that have a seat', () => {
  expect(selectNewEmails([' a@x.org', 'A@X.org ', 'b@x.org', 'c@x.org'], ['C@x.org'])).toEqual(['a@x.org', 'b@x.org']);
  expect([toMemberName('nadia.r@x.org'), toMemberName('@x.org')]).toEqual(['nadia.r', '@x.org']);
});

it('lets people in until the plan ends, with its days of grace, or is refunded', () => {
  const now = new Date('2026-11-30T00:00:00Z');
  const until = (day: string) => ({ endedAt: null, holdsUntil: new Date(day) });
  expect(areSeatsActive(null, now)).toBe(false);
  expect(areSeatsActive({ endedAt: null, holdsUntil: null }, now)).toBe(true);
  expect(areSeatsActive(until('2026-11-25'), now)).toBe(true);
  expect(areSeatsActive(until('2026-11-20'), now)).toBe(false);
  expect(areSeatsActive({ endedAt: now, holdsUntil: null }, now)).toBe(false);
});
