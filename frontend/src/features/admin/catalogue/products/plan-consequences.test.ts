import { describe, expect, test } from 'vitest';
import { sampleAdminProduct } from '@/test/commerce-samples.ts';
import { planConsequences } from './plan-consequences.ts';
import { findRetiredPlans, newPlan, type PlanDraft, toDraft } from './product-draft.ts';

const [free, paid] = sampleAdminProduct.pricing;
const base = {
  ...sampleAdminProduct,
  planUses: [
    { id: free?.id ?? '', holders: 0, files: [] },
    { id: paid?.id ?? '', holders: 12, files: [{ version: '2.4.0', name: 'office.zip' }] },
  ],
};
const begun = toDraft(base);
const meaning = (plans: readonly PlanDraft[]) => {
  const draft = { ...begun, plans, retired: findRetiredPlans(plans, begun, base) };
  return planConsequences(base, draft);
};
const changed = (part: Partial<PlanDraft>) =>
  meaning(begun.plans.map((plan, at) => (at === 1 ? { ...plan, ...part } : plan)));

describe('consequences of a product form for plan holders', () => {
  test('has none for other changes, for plans without holders, and for a new product', () => {
    expect(changed({ price: '12' })).toEqual([]);
    expect(meaning(begun.plans.map((plan, at) => (at === 0 ? { ...plan, name: 'Basic' } : plan)))).toEqual([]);
    expect(planConsequences(null, begun)).toEqual([]);
  });

  test('reports a new name, with holders and files', () => {
    expect(changed({ name: 'Studio' })).toEqual([
      '“Mosque and office” is now called “Studio”. 12 customers have it. Renewals, updates and licence keys continue; orders and invoices keep the old name. It keeps its files: office.zip (2.4.0).',
    ]);
  });

  test('reports a new term, which applies to future sales', () => {
    expect(changed({ term: '12' })).toEqual([
      '“Mosque and office” is now sold for a year. 12 customers have it. Past purchases keep their term.',
    ]);
  });

  test('reports a plan that is removed, and one that is recreated under its name', () => {
    const [first] = begun.plans;
    expect(meaning(first ? [first] : [])).toEqual([
      '“Mosque and office” is no longer sold. 12 customers have it. They keep what they bought. They can renew it. It keeps its files: office.zip (2.4.0).',
    ]);
    const anew = meaning([...(first ? [first] : []), newPlan('new', { name: 'Mosque and office', price: '5' })]);
    expect(anew).toHaveLength(2);
    expect(anew[1]).toMatch(
      /^“Mosque and office” is a new plan, separate from the earlier one with that name\. 12 customers/,
    );
  });

  test('reports two plans that swap names', () => {
    const [one, other] = begun.plans;
    if (!one || !other) throw new Error('There are two plans');
    expect(
      meaning([
        { ...one, name: other.name },
        { ...other, name: one.name },
      ]),
    ).toEqual([expect.stringMatching(/^“Mosque and office” is now called “Free”\. 12 customers have it\./)]);
  });
});
