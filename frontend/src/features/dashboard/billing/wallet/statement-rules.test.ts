import { describe, expect, it } from 'vitest';
import { checkPeriod, initialPeriod } from './statement-rules.ts';

describe('the period of a statement', () => {
  it('begins with the year so far', () => {
    expect(initialPeriod(new Date('2026-03-05T23:30:00Z'))).toEqual({ from: '2026-01-01', to: '2026-03-05' });
  });
  it('needs both days', () => {
    expect(checkPeriod({ from: '', to: '' })).toEqual({
      from: 'Please enter the first day',
      to: 'Please enter the last day',
    });
    expect(checkPeriod({ from: '2026-01-01', to: '2026-01-31' })).toEqual({});
  });
});
