import { describe, expect, it } from 'vitest';
import { statusLabel, statusVariant } from './status-variant.ts';

describe('statusVariant', () => {
  it('is green for what is fine, red for what is off, neutral for the unknown', () => {
    expect(statusVariant('active').tone).toBe('success');
    expect(statusVariant('Suspended').tone).toBe('destructive');
    expect(statusVariant('pending').tone).toBe('warning');
    expect(statusVariant('whatever')).toEqual({ tone: 'secondary', icon: 'dot' });
  });
});

describe('statusLabel', () => {
  it('is sentence case', () => {
    expect(statusLabel('completed')).toBe('Completed');
    expect(statusLabel('in_stock')).toBe('In stock');
    expect(statusLabel('refused')).toBe('Declined');
    expect(statusLabel('')).toBe('');
  });
});
