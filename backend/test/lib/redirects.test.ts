import { describe, expect, it } from 'vitest';
import {
  findContentOfPath,
  isRedirectLoop,
  isSitePath,
  toRedirectKey,
  toRedirectPath,
  toRedirectTarget,
} from '../../../contract/rules/redirects.ts';

const SITE = 'https://nodi.example';

describe('toRedirectPath', () => {
  it.each([
    ['/shop', '/shop'],
    [' /shop/ ', '/shop'],
    ['/bn/shop', '/shop'],
    ['/our%20shop', '/our shop'],
    ['/%E0%A6%AC%E0%A6%87', '/বই'],
    ['/shop.php', '/shop.php'],
    ['shop', null],
    ['/', null],
    ['/bn/', null],
    ['//host/shop', null],
    ['/\\host', null],
    ['/shop?page=2', null],
    ['/shop#top', null],
    ['/100%', null],
    [`/${'a'.repeat(200)}`, null],
  ])('%j is %j', (text, path) => {
    expect(toRedirectPath(text)).toBe(path);
  });

  it('finds a path by another form of its letters', () => {
    expect(toRedirectKey(encodeURI('/cafe\u0301'))).toBe('/caf\u00e9');
  });
});

describe('toRedirectTarget', () => {
  it.each([
    ['/products?category=Web#top', '/products?category=Web#top'],
    [' / ', '/'],
    [SITE, '/'],
    [`${SITE}/product/1`, '/product/1'],
    ['https://other.example/product/1', null],
    [`${SITE}.evil.example/`, null],
    ['//other.example', null],
    ['/\\other.example', null],
    ['/..//other.example', null],
    ['/a/..//other.example', null],
    ['javascript:alert(1)', null],
    ['products', null],
    ['/a\nb', null],
  ])('%j is %j', (text, target) => {
    expect(toRedirectTarget(text, SITE)).toBe(target);
  });
});

describe('isRedirectLoop', () => {
  const targets = new Map([
    ['/b', '/c?from=b'],
    ['/c', '/d'],
  ]);
  const find = (path: string) => targets.get(path);

  it('finds a link back, also through other pages, in another language or with a query', () => {
    expect(isRedirectLoop('/a', '/a#top', find)).toBe(true);
    expect(isRedirectLoop('/a', '/bn/a?x=1', find)).toBe(true);
    expect(isRedirectLoop('/d', '/b', find)).toBe(true);
    expect(isRedirectLoop('/a', '/b', find)).toBe(false);
    expect(isRedirectLoop('/a', '/', find)).toBe(false);
  });
});

it('recognises the paths of the site and of its content', () => {
  for (const path of ['/about', '/admin/x', '/api', '/robots.txt', '/uploads/a.png', '/project/x'])
    expect([path, isSitePath(path)]).toEqual([path, true]);
  for (const path of ['/about/team', '/about.html', '/shop', '/blog/old', '/product/7'])
    expect([path, isSitePath(path)]).toEqual([path, false]);
  expect(findContentOfPath('/product/7/changelog')).toEqual({ kind: 'product', name: '7' });
  expect(findContentOfPath('/blog/বই')).toEqual({ kind: 'article', name: 'বই' });
  expect(findContentOfPath('/imprint')).toEqual({ kind: 'page', name: 'imprint' });
  expect(findContentOfPath('/a/b')).toBeNull();
});
