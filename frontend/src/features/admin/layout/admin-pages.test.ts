import { findGrantingRight } from '@contract/rules/admin-rights.ts';
import { describe, expect, it } from 'vitest';
import { type AdminOperation, operationRights } from '@/api/generated/operation-rights.ts';
import { CONTENT_GROUPS } from '../kit/content/content-pages.ts';
import { adminAreas, inboxArea } from './admin-areas.ts';
import { accessibleAreas, accessibleTabs, areaOf, canOpen, tabOf } from './admin-pages.ts';

const may =
  (...rights: string[]) =>
  (operation: AdminOperation) =>
    findGrantingRight(rights, operationRights[operation]) !== undefined;
const areas = [...adminAreas, inboxArea];

describe('adminAreas', () => {
  it('has the eight of the specification in order', () => {
    expect(adminAreas.map(({ label, to }) => `${label} ${to}`)).toEqual([
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

  it('has each screen once, below the path of its area', () => {
    const paths = areas.flatMap(({ to, tabs }) => tabs.map((tab) => [to, tab.to]));
    expect(new Set(paths.map(([, to]) => to)).size).toBe(paths.length);
    for (const [area = '', to = ''] of paths) expect(to === area || to.startsWith(`${area}/`)).toBe(true);
  });

  it('offers at most nine entries, nine tabs in an area and thirteen pages of the content', () => {
    expect(areas).toHaveLength(9);
    expect(Math.max(...areas.map(({ tabs }) => tabs.length))).toBe(9);
    expect(CONTENT_GROUPS.flatMap(({ pages }) => pages)).toHaveLength(13);
  });
});

describe('accessibleAreas', () => {
  const opened = (...rights: string[]) =>
    accessibleAreas(areas, may(...rights)).map(({ label, to }) => `${label} ${to}`);

  it('has every area for the owner, and only the profile without rights', () => {
    expect(opened('all')).toHaveLength(areas.length);
    expect(opened()).toEqual(['Profile /admin/profile']);
  });

  it('opens the first screen that the user has access to', () => {
    expect(opened('content')).toEqual([
      'Dashboard /admin',
      'Users /admin/users/newsletters',
      'Content /admin/content',
      'Profile /admin/profile',
      'Inbox /admin/inbox/comments',
    ]);
    expect(opened('support')).toEqual([
      'Dashboard /admin',
      'Orders /admin/orders',
      'Users /admin/users',
      'Profile /admin/profile',
      'Settings /admin/settings/emails',
      'Inbox /admin/inbox/messages',
    ]);
    expect(opened('accounting')).toEqual([
      'Dashboard /admin',
      'Orders /admin/orders',
      'Analytics /admin/analytics',
      'Profile /admin/profile',
      'Settings /admin/settings/tax',
    ]);
  });
});

describe('accessibleTabs', () => {
  const tabs = (path: string, ...rights: string[]) => {
    const area = areaOf(path);
    return area ? accessibleTabs(area, may(...rights)).map(({ label }) => label) : [];
  };

  it('leaves out what the user may not do', () => {
    expect(tabs('/admin/orders', 'accounting')).toEqual(['Orders', 'Payments', 'Payouts', 'Invoices']);
    expect(tabs('/admin/orders', 'support')).toEqual(['Orders', 'Invoices']);
    const all = ['Orders', 'Renewals', 'Payments', 'Payouts', 'Invoices', 'Coupons', 'Affiliates'];
    expect(tabs('/admin/orders', 'all')).toEqual(all);
    expect(tabs('/admin/inbox', 'content')).toEqual(['Comments', 'Reviews']);
  });
});

describe('tabOf', () => {
  it.each([
    ['/admin/orders', 'Orders'],
    ['/admin/orders/', 'Orders'],
    ['/admin/orders/payments', 'Payments'],
    ['/admin/orders/renewals', 'Renewals'],
    ['/admin/settings/emails/previews', 'Emails'],
    ['/admin/products/4/releases', 'Products'],
    ['/admin/inbox', undefined],
  ])('%s is %s', (path, label) => {
    const area = areaOf(path);
    expect(area && tabOf(area, path)?.label).toBe(label);
  });
});

describe('canOpen', () => {
  it.each([
    ['/admin', 'content', true],
    ['/admin/', 'content', true],
    ['/admin/profile', '', true],
    ['/admin/content', 'content', true],
    ['/admin/content', 'accounting', false],
    ['/admin/content', 'support', false],
    ['/admin/content/articles/7', 'content', true],
    ['/admin/content/articles/7', 'support', false],
    ['/admin/content/home', 'content', true],
    ['/admin/content/look', 'content', false],
    ['/admin/inbox', 'content', true],
    ['/admin/inbox', 'accounting', false],
    ['/admin/inbox/messages', 'support', true],
    ['/admin/inbox/messages/', 'content', false],
    ['/admin/inbox/reviews', 'content', true],
    ['/admin/settings', 'support', false],
    ['/admin/settings/emails/previews', 'support', true],
    ['/admin/settings/emails/settings', 'support', false],
    ['/admin/orders/payments', 'accounting', true],
    ['/admin/settings/payments', 'accounting', false],
    ['/admin/settings/tax', 'accounting', true],
    ['/admin/orders/invoices', 'support', true],
    ['/admin/import', 'support', false],
    ['/admin/settings/team', 'support', false],
    ['/admin/settings/system', 'accounting', false],
    ['/admin/products', 'content', false],
    ['/admin/products/categories', 'content', false],
    ['/admin/users/waitlist', 'support', true],
    ['/admin/nothing-of-the-kind', 'content', true],
  ])('%s for %s: %s', (address, right, expected) => {
    expect(canOpen(address, may(right))).toBe(expected);
    expect(canOpen(address, may('all'))).toBe(true);
  });
});
