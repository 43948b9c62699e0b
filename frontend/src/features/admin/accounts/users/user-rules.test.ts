import { describe, expect, it } from 'vitest';
import { checkUser, toUserInput } from './user-rules.ts';

const values = { name: ' Lamia ', email: ' lamia@example.com ', role: 'super_admin', status: 'suspended', rights: '' };
const writer = { ...values, rights: 'support,content' };

describe('checkUser', () => {
  it('requires a name and an email', () => {
    expect(checkUser(writer)).toEqual({});
    expect(checkUser({ ...values, role: 'customer' })).toEqual({});
    expect(checkUser(values)).toEqual({ rights: 'Select at least one right' });
    expect(checkUser({ ...writer, name: ' ', email: '' })).toEqual({
      name: 'Please enter the full name',
      email: 'Please enter the email address',
    });
    expect(checkUser({ ...writer, email: 'lamia' })).toEqual({ email: 'Please enter a valid email address' });
  });
});

describe('toUserInput', () => {
  it('sends trimmed text and known options', () => {
    expect(toUserInput(writer)).toEqual({
      name: 'Lamia',
      email: 'lamia@example.com',
      role: 'super_admin',
      status: 'suspended',
      rights: ['content', 'support'],
    });
    expect(toUserInput({ ...values, role: 'owner', status: '' })).toMatchObject({ role: 'customer', status: 'active' });
  });
});
