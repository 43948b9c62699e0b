import { describe, expect, it } from 'vitest';
import { checkNewsletter, findSendProblem, sendingTime, toAudience, toNewsletterDraft } from './newsletter-draft.ts';

const EMPTY = toNewsletterDraft(null);

describe('audience of a draft', () => {
  it('survives the way through the controls', () => {
    const audience = {
      language: 'bn',
      owns_product_id: 3,
      lacks_product_id: null,
      outdated_product_id: 4,
      plan_ends_within_days: 30,
      countries: ['BD'],
      has_bought: false,
    } as const;
    const texts = { en: EMPTY.en, bn: EMPTY.bn };
    expect(toAudience(toNewsletterDraft({ texts, audience: { ...audience, countries: ['BD'] } }))).toEqual(audience);
  });

  it('needs whole days of a year', () => {
    expect(checkNewsletter({ ...EMPTY, planDays: '30' })).toEqual({});
    for (const planDays of ['0', '366', 'soon'])
      expect(checkNewsletter({ ...EMPTY, planDays })).toHaveProperty('planDays');
  });
});

describe('sendingTime', () => {
  it('follows the slower of the two limits', () => {
    expect(sendingTime(30, { per_minute: 60, per_day: 5000 })).toBe('about a minute');
    expect(sendingTime(600, { per_minute: 60, per_day: 5000 })).toBe('about 10 minutes');
    expect(sendingTime(5000, { per_minute: 10, per_day: 5000 })).toBe('about 9 hours');
    expect(sendingTime(20_000, { per_minute: 60, per_day: 5000 })).toBe('about 3 days');
  });
});

it('says in which language something is missing', () => {
  expect(findSendProblem(EMPTY)).toBe('Please write a subject and a text');
  const en = { subject: 'News', content: 'Hello' };
  expect(findSendProblem({ en, bn: { subject: 'খবর', content: '' } })).toBe('Please write the text in Bangla');
  expect(findSendProblem({ en, bn: EMPTY.bn })).toBeUndefined();
});
