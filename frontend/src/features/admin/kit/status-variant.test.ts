import { describe, expect, it } from 'vitest';
import { statusLook, statusWord } from './status-variant.ts';

describe('statusLook', () => {
  it('is green for what is fine, red for what is off, neutral for the unknown', () => {
    expect(statusLook('active').tone).toBe('success');
    expect(statusLook('Suspended').tone).toBe('danger');
    expect(statusLook('pending').tone).toBe('warning');
    expect(statusLook('whatever')).toEqual({ tone: 'neutral', sign: 'dot' });
  });
});

describe('statusWord', () => {
  it('reads like a word', () => {
    expect(statusWord('completed')).toBe('Completed');
    expect(statusWord('in_stock')).toBe('In stock');
    expect(statusWord('')).toBe('');
  });
});
