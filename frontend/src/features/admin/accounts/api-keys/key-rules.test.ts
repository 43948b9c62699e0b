import { describe, expect, it } from 'vitest';
import { checkKey, toKeyInput } from './key-rules.ts';

const values = { name: ' Release build ', lifetime: '90', scopes: 'orders:read,releases:publish,unknown' };

describe('the form of an API key', () => {
  it('sends known scopes in the order of the contract, and a trimmed name', () => {
    expect(toKeyInput(values)).toEqual({
      name: 'Release build',
      scopes: ['releases:publish', 'orders:read'],
      lifetime_days: 90,
    });
  });

  it('sends no lifetime for a key without expiry', () => {
    expect(toKeyInput({ ...values, lifetime: 'never' }).lifetime_days).toBeNull();
  });

  it('needs a name and a scope', () => {
    expect(checkKey(values)).toEqual({});
    expect(Object.keys(checkKey({ ...values, name: '  ', scopes: '' }))).toEqual(['name', 'scopes']);
  });
});
