import { describe, expect, it } from 'vitest';
import { isSuperAdmin, parseSessionUser } from './session-user.ts';

const person = (fields: Record<string, unknown>) =>
  parseSessionUser(JSON.stringify({ id: '1', name: 'T', email: 'admin@example.com', ...fields }));

describe('parseSessionUser', () => {
  it('fills in what an earlier version did not store', () => {
    expect(parseSessionUser('{"id":7,"email":"a@example.com"}')).toEqual({
      id: '7',
      name: '',
      email: 'a@example.com',
      status: 'active',
      role: 'customer',
      is_admin: false,
      isAdmin: false,
      rights: [],
      avatar: null,
      created_at: '',
    });
  });

  it('reads both names of the admin flag', () => {
    expect(person({ is_admin: true })).toMatchObject({ is_admin: true, isAdmin: true });
    expect(person({ isAdmin: true })).toMatchObject({ is_admin: true, isAdmin: true });
    expect(person({ isAdmin: 'yes' })).toMatchObject({ is_admin: false, isAdmin: false });
  });
});

describe('isSuperAdmin', () => {
  it('requires the flag and the role', () => {
    expect(isSuperAdmin(person({ isAdmin: true, role: 'super_admin' }))).toBe(true);
    expect(isSuperAdmin(person({ isAdmin: true, role: 'customer' }))).toBe(false);
    expect(isSuperAdmin(person({ isAdmin: false, role: 'super_admin' }))).toBe(false);
    expect(isSuperAdmin(null)).toBe(false);
  });
});
