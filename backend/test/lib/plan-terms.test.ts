import { describe, expect, it } from 'vitest';
import { resolvePlanIds, updateRetiredPlans, withPlanIds } from '../../../contract/rules/plan-ids.ts';
import { resolveTerm } from '../../../contract/rules/plan-term-input.ts';
import { grantedRights, parsePeriod, toPeriod, toTermMonths } from '../../../contract/rules/plan-terms.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';

const rights = { activations: 1, updateMonths: null, supportMonths: 0 };

describe('the term of a plan', () => {
  it.each([
    ['month', 1],
    ['Monthly', 1],
    ['quarter', 3],
    ['year', 12],
    ['2 years', 24],
    ['6 months', 6],
    ['once', null],
    ['week', undefined],
    ['0 months', undefined],
    ['200 months', undefined],
  ])('per %s is %s months', (period, months) => {
    expect(parsePeriod(period)).toBe(months);
    if (months !== undefined) expect(parsePeriod(toPeriod(months))).toBe(months);
  });

  it('follows the period of a paid plan, and the rights of a free one', () => {
    expect(toTermMonths({ price: 5, period: 'month', rights })).toBe(1);
    expect(toTermMonths({ price: 5, period: 'once', rights: { ...rights, termMonths: 3 } })).toBeNull();
    expect(toTermMonths({ price: 0, period: 'month', rights })).toBeNull();
    expect(toTermMonths({ price: 0, period: 'month', rights: { ...rights, termMonths: 1 } })).toBe(1);
  });

  it('is written into the rights, so that a month is never sold without an end', () => {
    expect(resolveTerm({ price: 5, period: 'month' })).toMatchObject({ plan: { rights: { termMonths: 1 } } });
    expect(resolveTerm({ price: 5, period: 'yearly', rights: { ...rights, termMonths: null } })).toMatchObject({
      plan: { period: 'year', rights: { termMonths: 12 } },
    });
    expect(resolveTerm({ price: 5, period: 'year' }, { ...rights, termMonths: 1 })).toMatchObject({
      plan: { rights: { termMonths: 12 } },
    });
    expect(resolveTerm({ price: 0, period: 'month' })).toEqual({ plan: { price: 0, period: 'month' } });
  });

  it('and seats stay as they are for a form of an earlier release', () => {
    const stored = { ...rights, termMonths: 3, seats: true };
    const plan = { price: 0, period: 'free', rights };
    expect(resolveTerm(plan, stored)).toMatchObject({ plan: { rights: stored } });
    expect(resolveTerm({ ...plan, rights: { ...rights, seats: false } }, stored)).toMatchObject({
      plan: { rights: { seats: false } },
    });
  });

  it('is granted according to the price, even if the stored rights lack it', () => {
    expect(grantedRights({ price: 5, period: 'month' })).toEqual({ ...rights, termMonths: 1 });
    expect(grantedRights({ price: 5, period: '6 months', rights })).toEqual({ ...rights, termMonths: 6 });
    expect(grantedRights({ price: 5, period: 'quarterly', rights: { ...rights, termMonths: null } })).toEqual({
      ...rights,
      termMonths: 3,
    });
    expect(grantedRights({ price: 5, period: 'once' })).toEqual(rights);
    expect(grantedRights({ price: 0, period: 'month' })).toEqual(rights);
  });

  it('is rejected when period and term contradict each other, or neither is set', () => {
    const wrong = (period: string, termMonths: number | null) =>
      resolveTerm({ price: 5, period, rights: { ...rights, termMonths } });
    expect(wrong('month', 12)).toEqual({
      problem: { field: 'rights.termMonths', message: REFUSALS.planTerm('month') },
    });
    expect(wrong('once', 1)).toEqual({ problem: { field: 'rights.termMonths', message: REFUSALS.planTerm('once') } });
    expect(wrong('week', null)).toEqual({ problem: { field: 'period', message: REFUSALS.planPeriod } });
    expect(wrong('season', 4)).toMatchObject({ plan: { period: 'season' } });
  });
});

describe('plan ids', () => {
  const known = [
    { id: 'a', name: 'Free' },
    { id: 'b', name: 'Pro' },
  ];
  const ids = (plans: { id?: string; name: string }[]) => {
    const found = withPlanIds(plans, known);
    return 'wrong' in found ? found.wrong : found.plans.map(({ id }) => id);
  };
  it('are kept when plans are renamed, also when two swap names', () => {
    expect(
      ids([
        { id: 'b', name: 'Free' },
        { id: 'a', name: 'Pro' },
      ]),
    ).toEqual(['b', 'a']);
  });
  it('are matched by name in a form without ids, and new without one in a form with ids', () => {
    expect(ids([{ name: 'Pro' }, { name: 'Free' }])).toEqual(['b', 'a']);
    const [one, other] = ids([{ id: 'a', name: 'Free' }, { name: 'Pro' }]) as string[];
    expect(one).toBe('a');
    expect(other).toMatch(/^[0-9a-f-]{36}$/);
  });
  it('are rejected when unknown or duplicate', () => {
    expect(
      ids([
        { id: 'a', name: 'Free' },
        { id: 'x', name: 'Pro' },
      ]),
    ).toBe(1);
    expect(
      ids([
        { id: 'a', name: 'Free' },
        { id: 'a', name: 'Pro' },
      ]),
    ).toBe(1);
  });
  it('stay as retired ones while holders need them, and can be renewed unless the owner disables it', () => {
    const before = { sold: known, retired: [{ id: 'c', name: 'Old', renewable: false }] };
    const used = (id: string) => id !== 'a';
    expect(updateRetiredPlans(before, [], [], used)).toEqual([
      { id: 'c', name: 'Old', renewable: false },
      { id: 'b', name: 'Pro', renewable: true },
    ]);
    expect(updateRetiredPlans(before, [{ id: 'b', name: 'Pro' }], [{ id: 'c', renewable: true }], used)).toEqual([
      { id: 'c', name: 'Old', renewable: true },
    ]);
  });
  it('identify the plans of a file, by id or by name', () => {
    expect(resolvePlanIds(['b', 'Free'], known)).toEqual({ ids: ['b', 'a'] });
    expect(resolvePlanIds(['Moon'], known)).toEqual({ strange: 'Moon' });
  });
});
