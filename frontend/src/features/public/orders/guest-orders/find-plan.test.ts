import { describe, expect, it } from 'vitest';
import { findPlan } from './find-plan.ts';

const pricing = [
  { id: 'a', name: 'Free', price: 0, period: 'month', features: [] },
  { id: 'b', name: 'Pro', price: 9.99, period: 'month', features: [] },
];

describe('the plan of a checkout', () => {
  it.each([
    ['Free', 'Free'],
    ['a', 'Free'],
    ['Pro', 'Pro'],
    [undefined, 'Pro'],
    ['Gold', 'Pro'],
  ])('%s is %s', (wanted, found) => expect(findPlan(pricing, wanted)?.name).toBe(found));

  it('is null without plans', () => expect(findPlan([], 'Pro')).toBeUndefined());
});
