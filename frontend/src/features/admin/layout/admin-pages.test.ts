import { findGrantingRight } from '@contract/rules/admin-rights.ts';
import { describe, expect, it } from 'vitest';
import { type AdminOperation, operationRights } from '@/api/generated/operation-rights.ts';
import { accessiblePages, adminPages, canOpen, secondaryPages } from './admin-pages.ts';

const may =
  (...rights: string[]) =>
  (operation: AdminOperation) =>
    findGrantingRight(rights, operationRights[operation]) !== undefined;

describe('adminPages', () => {
  it('has the eight of the specification in order', () => {
    expect(adminPages.map(({ label, to }) => `${label} ${to}`)).toEqual([
      'Dashboard /admin',
      'Products /admin/products',
      'Orders /admin/orders',
      'Users /admin/users',
      'Content /admin/content',
      'Analytics /admin/analytics',
      'Profile /admin/profile',
      'Settings /admin/settings',
    ]);
  });
});

describe('accessiblePages', () => {
  it('has every page for the owner, and only the profile without rights', () => {
    const pages = [...adminPages, ...secondaryPages];
    expect(accessiblePages(pages, may('all'))).toEqual(pages);
    expect(accessiblePages(pages, may()).map(({ label }) => label)).toEqual(['Profile']);
  });
});

describe('canOpen', () => {
  it.each([
    ['/admin', 'content', true],
    ['/admin/', 'content', true],
    ['/admin/profile', '', true],
    ['/admin/content', 'content', true],
    ['/admin/content', 'accounting', false],
    ['/admin/content/articles/7', 'content', true],
    ['/admin/content/articles/7', 'support', false],
    ['/admin/content/site/identity', 'content', false],
    ['/admin/messages', 'support', true],
    ['/admin/messages/', 'content', false],
    ['/admin/mails/previews', 'support', true],
    ['/admin/mails/settings', 'support', false],
    ['/admin/payments', 'accounting', true],
    ['/admin/payments/settings', 'accounting', false],
    ['/admin/invoices', 'support', true],
    ['/admin/import', 'support', false],
    ['/admin/team', 'support', false],
    ['/admin/system', 'accounting', false],
    ['/admin/products', 'content', false],
    ['/admin/nothing-of-the-kind', 'content', true],
  ])('%s for %s: %s', (address, right, expected) => {
    expect(canOpen(address, may(right))).toBe(expected);
    expect(canOpen(address, may('all'))).toBe(true);
  });
});
