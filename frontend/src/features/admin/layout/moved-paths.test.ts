import { describe, expect, it } from 'vitest';
import { contentPage } from '../kit/content/content-pages.ts';
import { adminAreas, inboxArea } from './admin-areas.ts';
import { tabOf } from './admin-pages.ts';
import { findCurrentUrl, MOVED_PATHS } from './moved-paths.ts';

const areas = [...adminAreas, inboxArea];
const now = (pathname: string, searchStr = '') => findCurrentUrl({ pathname, searchStr });

describe('findCurrentUrl', () => {
  it.each(Object.entries(MOVED_PATHS))('%s leads to a screen that exists, by one step: %s', (old, target) => {
    const [path = '', anchor] = target.replace(/\?[^#]*/, '').split('#');
    expect(now(path)).toBeUndefined();
    expect(now(old)).toBe(target);
    expect(now(`${old}/`)).toBe(target);
    const page = contentPage(/^\/admin\/content\/(.+)$/.exec(path)?.[1]);
    if (page && anchor) expect(page.parts.map(({ id }) => id)).toContain(anchor);
    if (!page) expect(areas.some((area) => tabOf(area, path))).toBe(true);
  });

  it.each([
    ['/admin/payments', '?payment=7&status=waiting', '/admin/orders/payments?payment=7&status=waiting'],
    ['/admin/content/inbox', '?entry=12', '/admin/inbox/messages?entry=12'],
    ['/admin/content/faqs', '?entry=3', '/admin/content/home?list=faqs&entry=3#faqs'],
    ['/admin/invoices', '?order=o-1', '/admin/orders/invoices?order=o-1'],
  ])('%s keeps %s', (path, search, expected) => {
    expect(now(path, search)).toBe(expected);
  });

  it.each(['/admin', '/admin/orders', '/admin/content/home', '/admin/nothing', '/admin/content/site/nothing'])(
    '%s stays',
    (path) => {
      expect(now(path)).toBeUndefined();
    },
  );
});
