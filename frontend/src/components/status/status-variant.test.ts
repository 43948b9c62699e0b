import { describe, expect, it } from 'vitest';
import { statusVariant, statusWord } from './status-variant.ts';

describe('statusVariant', () => {
  it('is green for what is fine, red for what is off, neutral for the unknown', () => {
    expect(statusVariant('active').tone).toBe('success');
    expect(statusVariant('Suspended').tone).toBe('destructive');
    expect(statusVariant('pending').tone).toBe('warning');
    expect(statusVariant('whatever')).toEqual({ tone: 'secondary', sign: 'dot' });
  });
});

describe('statusWord', () => {
  it('reads like a word', () => {
    expect(statusWord('completed')).toBe('Completed');
    expect(statusWord('in_stock')).toBe('In stock');
    expect(statusWord('refused')).toBe('Declined');
    expect(statusWord('')).toBe('');
  });
});
