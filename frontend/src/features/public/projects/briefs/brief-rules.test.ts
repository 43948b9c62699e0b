import { describe, expect, it } from 'vitest';
import { checkBrief } from './brief-rules.ts';
import { type BriefText, isBlank, readBudget, toBriefFields } from './brief-text.ts';

const EMPTY: BriefText = {
  kind: '',
  goals: '',
  budget_from: '',
  budget_to: '',
  needed_by: '',
  links: '',
  name: '',
  email: '',
  reach: 'email',
  phone: '',
};
const FULL: BriefText = { ...EMPTY, kind: 'Web', goals: 'A shop', name: 'Rafi', email: 'rafi@example.com' };
const typed = { misspelt: false };

describe('a budget', () => {
  it.each([
    ['', null],
    ['2000', 2000],
    ['2,000', 2000],
    ['2,00,000', 200_000],
    ['1 000 000', 1_000_000],
    ['about 2000', undefined],
    ['-5', undefined],
    ['99999999999', undefined],
  ])('%j is read as %j', (text, amount) => {
    expect(readBudget(text)).toBe(amount);
  });
});

describe('a brief', () => {
  it('is blank with its preselected answers alone', () => {
    expect(isBlank(toBriefFields({ ...EMPTY, kind: 'Web' }))).toBe(true);
    expect(isBlank(toBriefFields({ ...EMPTY, needed_by: '2027-04-01' }))).toBe(false);
    expect(isBlank(toBriefFields({ ...EMPTY, goals: 'A' }))).toBe(false);
  });
  it('is saved with an open budget as long as it cannot be read', () => {
    expect(toBriefFields({ ...FULL, budget_from: 'abc', budget_to: '5,000' })).toMatchObject({
      budget_from: null,
      budget_to: 5000,
      needed_by: null,
    });
  });
  it('names everything that is missing', () => {
    expect(Object.keys(checkBrief(EMPTY, typed))).toEqual(['kind', 'goals', 'name', 'email']);
    expect(checkBrief(FULL, typed)).toEqual({});
    expect(checkBrief(FULL, { misspelt: true })).toHaveProperty('email');
  });
  it('needs a phone number for a call, and a budget in order', () => {
    expect(checkBrief({ ...FULL, reach: 'whatsapp' }, typed)).toHaveProperty('phone');
    expect(checkBrief({ ...FULL, budget_from: '500', budget_to: '100' }, typed)).toHaveProperty('budget_to');
    expect(checkBrief({ ...FULL, budget_from: 'many' }, typed)).toHaveProperty('budget_from');
  });
});
