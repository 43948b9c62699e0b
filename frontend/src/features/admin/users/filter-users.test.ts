import { describe, expect, it } from 'vitest';
import type { AdminUser } from '@/api/generated/model.ts';
import { filterUsers, roleWord } from './filter-users.ts';

const user = (name: string, fields: Partial<AdminUser> = {}): AdminUser => ({
  id: name,
  name,
  email: `${name.toLowerCase()}@example.com`,
  status: 'active',
  role: 'customer',
  is_admin: false,
  created_at: '2026-01-01T00:00:00Z',
  version: 1,
  ...fields,
});

const users = [
  user('Nadia'),
  user('Tanvir', { role: 'super_admin', is_admin: true }),
  user('Imran', { status: 'suspended', email: 'NADIR@mail.example' }),
];
const names = (search: Parameters<typeof filterUsers>[1]) => filterUsers(users, search).map(({ name }) => name);

describe('filterUsers', () => {
  it('looks in name and e-mail, in any case', () => {
    expect(names({ search: ' NADI ' })).toEqual(['Nadia', 'Imran']);
    expect(names({ search: 'example.com' })).toEqual(['Nadia', 'Tanvir']);
    expect(names({ search: 'nobody' })).toEqual([]);
    expect(names({})).toEqual(['Nadia', 'Tanvir', 'Imran']);
  });

  it('narrows by status and role', () => {
    expect(names({ status: 'suspended' })).toEqual(['Imran']);
    expect(names({ role: 'super_admin' })).toEqual(['Tanvir']);
    expect(names({ role: 'super_admin', status: 'suspended' })).toEqual([]);
  });

  it('takes ten thousand within a frame', () => {
    const many = Array.from({ length: 10_000 }, (_, index) => user(`Person ${index}`));
    const start = performance.now();
    expect(filterUsers(many, { search: 'person 99' })).toHaveLength(111);
    expect(performance.now() - start).toBeLessThan(100);
  });
});

describe('roleWord', () => {
  it('goes by the flag', () => {
    expect(users.map(roleWord)).toEqual(['User', 'Admin', 'User']);
  });
});
