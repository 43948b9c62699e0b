import { describe, expect, it } from 'vitest';
import { actionWords, actorName, fieldWords, localMoment } from './activity-texts.ts';

describe('actionWords', () => {
  it.each([
    ['product.update', 'Updated'],
    ['order.refund', 'Refunded'],
    ['user.suspend', 'Suspended'],
    ['user.delete', 'Deleted'],
    ['comment.deny', 'Denied'],
    ['user.adjust-wallet', 'Adjusted the wallet of'],
    ['product.unpublish', 'Unpublished'],
  ])('%s is %s', (action, words) => {
    expect(actionWords(action)).toBe(words);
  });
});

describe('fieldWords', () => {
  it('reads like words', () => {
    expect(['postal_code', 'contactEmail', 'name'].map(fieldWords)).toEqual(['Postal code', 'Contact email', 'Name']);
  });
});

describe('actorName', () => {
  it('outlives the account', () => {
    expect(actorName({ actor: { id: '1', name: 'Tanvir Ahmed' } })).toBe('Tanvir Ahmed');
    expect(actorName({ actor: null })).toBe('Deleted administrator');
  });
});

describe('localMoment', () => {
  it('has day and time', () => {
    expect(localMoment(new Date(2026, 10, 20, 9, 5).toISOString())).toMatch(/^Nov 20, 2026, 9:05\sAM$/);
  });
});
