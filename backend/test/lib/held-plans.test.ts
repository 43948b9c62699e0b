import { describe, expect, it } from 'vitest';
import {
  type ActivePlan,
  calculateCredit,
  isPlanOver,
  type PlanChange,
  resolvePlan,
  startPlan,
  toGraceEnd,
} from '../../../contract/rules/active-plans.ts';

const day = (text: string) => new Date(`${text}T12:00:00Z`);
const MONTH = { activations: 3, termMonths: 1, updateMonths: 1, supportMonths: 1 };
const bought = (at: string, rights: PlanChange['rights'] = MONTH) =>
  startPlan({ planId: 'a', tier: 'Pro', rights, at: day(at), cents: 1000 }, 'UTC');
const change = (
  kind: PlanChange['kind'],
  at: string,
  rights: PlanChange['rights'] = MONTH,
  cents = 1000,
): PlanChange => ({
  kind,
  at: day(at),
  rights,
  cents,
  planId: kind === 'upgrade' ? 'b' : 'a',
  tier: kind === 'upgrade' ? 'Studio' : 'Pro',
});

const heldUtc = (given: ActivePlan | null, changes: readonly PlanChange[]) => resolvePlan(given, changes, 'UTC');

it('months follow the time zone of the shop: bought on January 31 in Dhaka, a month ends on February 28 there', () => {
  const change = { planId: 'a', tier: 'Pro', at: new Date('2026-01-30T19:00:00Z'), cents: 0 };
  const rights = { activations: 1, updateMonths: 1, supportMonths: 11, termMonths: 1 };
  const held = startPlan({ ...change, rights }, 'Asia/Dhaka');
  expect(held).toMatchObject({
    holdsUntil: new Date('2026-02-27T19:00:00Z'),
    updatesUntil: new Date('2026-02-27T19:00:00Z'),
    supportUntil: new Date('2026-12-30T19:00:00Z'),
  });
  const renewal = { ...change, rights, kind: 'renewal' as const, at: new Date('2026-02-20T19:00:00Z') };
  expect(resolvePlan(held, [renewal], 'Asia/Dhaka')?.holdsUntil).toEqual(new Date('2026-03-30T19:00:00Z'));
});

describe('an entitlement', () => {
  it('starts with the purchase and ends after its months, plus a week of grace', () => {
    const held = bought('2026-01-31');
    expect(held.holdsUntil).toEqual(day('2026-02-28'));
    expect(toGraceEnd(held.holdsUntil)).toEqual(day('2026-03-07'));
    expect(isPlanOver(held.holdsUntil, day('2026-03-06'))).toBe(false);
    expect(isPlanOver(held.holdsUntil, day('2026-03-07'))).toBe(true);
    expect(isPlanOver(null, day('2126-01-01'))).toBe(false);
  });

  it('continues from its end when renewed early or within the grace period, and keeps its day of the month', () => {
    const early = [change('renewal', '2026-02-01'), change('renewal', '2026-02-02')];
    expect(heldUtc(bought('2026-01-31'), early)).toMatchObject({
      holdsUntil: day('2026-04-30'),
      updatesUntil: day('2026-04-30'),
      supportUntil: day('2026-04-30'),
      months: 3,
      cents: 3000,
    });
    const late = [change('renewal', '2026-03-05'), change('renewal', '2026-04-01')];
    expect(heldUtc(bought('2026-01-31'), late)?.holdsUntil).toEqual(day('2026-04-30'));
  });

  it('starts anew once it has expired', () => {
    const held = heldUtc(bought('2026-01-31'), [change('renewal', '2026-03-20')]);
    expect(held).toMatchObject({ from: day('2026-03-20'), holdsUntil: day('2026-04-20'), months: 1, cents: 1000 });
  });

  it('keeps lifetime updates, and adds none for a plan without updates', () => {
    const ever = bought('2026-01-10', { ...MONTH, updateMonths: null });
    expect(heldUtc(ever, [change('renewal', '2026-02-01')])?.updatesUntil).toBeNull();
    const none = { ...MONTH, updateMonths: 0 };
    const held = heldUtc(bought('2026-01-10', none), [change('renewal', '2026-02-01', none)]);
    expect(held?.updatesUntil).toEqual(day('2026-01-10'));
  });

  it('extends updates of another length from their end', () => {
    const long = { ...MONTH, updateMonths: 6 };
    const held = heldUtc(bought('2026-01-10', long), [change('renewal', '2026-02-01', long)]);
    expect(held?.updatesUntil).toEqual(day('2026-08-10'));
  });

  it('becomes perpetual when the plan no longer ends, and is never shortened', () => {
    const forEver = { ...MONTH, termMonths: null };
    expect(heldUtc(bought('2026-01-10'), [change('renewal', '2026-02-01', forEver)])?.holdsUntil).toBeNull();
    expect(heldUtc(bought('2026-01-10', forEver), [change('renewal', '2026-02-01')])?.holdsUntil).toBeNull();
  });

  it('without one of its orders is what the others grant', () => {
    const upgrade = change('upgrade', '2026-01-20', { ...MONTH, activations: 9 }, 3000);
    const renewal = change('renewal', '2026-02-01');
    expect(heldUtc(bought('2026-01-10'), [upgrade, renewal])).toMatchObject({
      activations: 9,
      holdsUntil: day('2026-03-20'),
    });
    expect(heldUtc(bought('2026-01-10'), [renewal])?.holdsUntil).toEqual(day('2026-03-10'));
    expect(heldUtc(null, [renewal])?.holdsUntil).toEqual(day('2026-03-01'));
    expect(heldUtc(null, [])).toBeNull();
  });
});

describe('the credit for an upgrade', () => {
  it.each([
    ['2026-04-01', 1000],
    ['2026-04-16', 500],
    ['2026-04-30', 33],
    ['2026-05-01', 0],
    ['2026-07-01', 0],
  ])('on %s is %i cents of 1000 for April', (at, cents) => {
    expect(calculateCredit(bought('2026-04-01'), day(at))).toBe(cents);
  });

  it('is the full price for a perpetual plan, less refunds, and never negative', () => {
    const ever = bought('2026-01-10', { ...MONTH, termMonths: null });
    expect(calculateCredit(ever, day('2028-01-01'))).toBe(1000);
    expect(calculateCredit(ever, day('2028-01-01'), 400)).toBe(600);
    expect(calculateCredit(ever, day('2028-01-01'), 4000)).toBe(0);
  });
});
