import { describe, expect, it } from 'vitest';
import { checkWithdrawal } from './withdrawal-rules.ts';

const text = { name: 'Nadia Rahman', order: '#10234', email: 'nadia@example.com' };

describe('checkWithdrawal', () => {
  it('accepts a statement', () => {
    expect(checkWithdrawal(text)).toEqual({});
  });

  it('names every blank field', () => {
    expect(checkWithdrawal({ name: ' ', order: '', email: '' })).toEqual({
      name: 'Please enter your name',
      order: 'Please enter the order number',
      email: 'Please enter your email address',
    });
  });

  it('refuses an email without @, and one that the browser refuses', () => {
    const problem = { email: 'Please enter a valid email address' };
    expect(checkWithdrawal({ ...text, email: 'nadia' })).toEqual(problem);
    expect(checkWithdrawal(text, { misspelt: true })).toEqual(problem);
  });

  it('accepts words instead of a number: a statement must not fail on its form', () => {
    expect(checkWithdrawal({ ...text, order: 'the calendar that I bought in May' })).toEqual({});
  });
});
