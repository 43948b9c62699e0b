import { describe, expect, it } from 'vitest';
import { findPlanWithoutFile, selectPlanFiles } from '../../../contract/rules/plan-files.ts';

const all = { name: 'guide.pdf', plans: [] };
const free = { name: 'free.zip', plans: ['Free'] };
const pro = { name: 'pro.zip', plans: ['Pro', 'Team'] };

describe('files of a plan', () => {
  it('are its own first, then those for every plan', () => {
    expect(selectPlanFiles([all, free, pro], 'Team')).toEqual([pro, all]);
    expect(selectPlanFiles([all, free, pro], 'Free')).toEqual([free, all]);
  });
  it('are only those for every plan when the plan has none or no plan was chosen', () => {
    expect(selectPlanFiles([free, all, pro], 'Old')).toEqual([all]);
    expect(selectPlanFiles([free, all, pro], null)).toEqual([all]);
    expect(selectPlanFiles([free, pro], 'Old')).toEqual([]);
  });
});

it('names the first plan that would have no file', () => {
  expect(findPlanWithoutFile([free, pro], ['Free', 'Pro', 'Max'])).toBe('Max');
  expect(findPlanWithoutFile([free, all], ['Free', 'Pro'])).toBeUndefined();
  expect(findPlanWithoutFile([free], [])).toBeUndefined();
});
