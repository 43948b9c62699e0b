import { describe, expect, it } from 'vitest';
import { checkUser, toUserInput } from './user-rules.ts';

const values = { name: ' Lamia ', email: ' lamia@example.com ', role: 'super_admin', status: 'suspended' };

describe('checkUser', () => {
  it('wants a name and an address', () => {
    expect(checkUser(values)).toEqual({});
    expect(checkUser({ ...values, name: ' ', email: '' })).toEqual({
      name: 'Please enter the full name',
      email: 'Please enter the email address',
    });
    expect(checkUser({ ...values, email: 'lamia' })).toEqual({ email: 'Please enter a valid email address' });
  });
});

describe('toUserInput', () => {
  it('sends trimmed text and known choices', () => {
    expect(toUserInput(values)).toEqual({
      name: 'Lamia',
      email: 'lamia@example.com',
      role: 'super_admin',
      status: 'suspended',
    });
    expect(toUserInput({ ...values, role: 'owner', status: '' })).toMatchObject({ role: 'customer', status: 'active' });
  });
});
