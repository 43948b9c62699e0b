import { describe, expect, it } from 'vitest';
import { actorName, formatAction, formatField, formatLocalTime, formatValue } from './activity-format.ts';

describe('formatAction', () => {
  it.each([
    ['product.update', 'updated'],
    ['order.refund', 'refunded'],
    ['user.suspend', 'suspended'],
    ['user.delete', 'deleted'],
    ['comment.deny', 'denied'],
    ['order.cancel', 'cancelled'],
    ['user.adjust-wallet', 'adjusted the wallet of'],
    ['user.reset-second-factor', 'reset the authenticator app of'],
    ['product.unpublish', 'unpublished'],
  ])('%s is %s', (action, words) => {
    expect(formatAction(action)).toBe(words);
  });
});

describe('formatField', () => {
  it('is sentence case', () => {
    expect(['postal_code', 'contactEmail', 'name'].map(formatField)).toEqual(['Postal code', 'Contact email', 'Name']);
  });
});

describe('actorName', () => {
  it('is kept when the account is deleted', () => {
    expect(actorName({ actor: { id: '1', name: 'Tanvir Ahmed' } })).toBe('Tanvir Ahmed');
    expect(actorName({ actor: null })).toBe('Deleted administrator');
  });
});

describe('formatValue', () => {
  it('formats a time and leaves other values unchanged', () => {
    expect(formatValue(new Date(2026, 1, 9, 6, 0).toISOString())).toMatch(/^Feb 9, 2026, 6:00\sAM$/);
    expect(formatValue('2026-02-09 is the day')).toBe('2026-02-09 is the day');
  });
});

describe('formatLocalTime', () => {
  it('has date and time', () => {
    expect(formatLocalTime(new Date(2026, 10, 20, 9, 5).toISOString())).toMatch(/^Nov 20, 2026, 9:05\sAM$/);
  });
});
