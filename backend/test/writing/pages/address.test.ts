import { describe, expect, it } from 'vitest';
import { classifyUrl } from '../../../src/pages/classify-url.ts';

describe('classifyUrl', () => {
  it.each([
    ['/', { kind: 'public', key: '/' }],
    ['/blog?', { kind: 'public', key: '/blog' }],
    ['/blog?tag=a+b&category=c%26d', { kind: 'public', key: '/blog?category=c%26d&tag=a+b' }],
    ['/forgot-password?token=x', { kind: 'secret', key: '/forgot-password?token=x' }],
    ['/dashboard?x=1', { kind: 'private', area: 'dashboard', language: 'en' }],
    ['/admin/login', { kind: 'private', area: 'admin', language: 'en' }],
    ['/bn', { kind: 'redirect', status: 308, to: '/bn/' }],
    ['/bn/', { kind: 'public', key: '/bn/' }],
    ['/bn/blog/', { kind: 'redirect', status: 308, to: '/bn/blog' }],
    ['/bn/blog?tag=x', { kind: 'public', key: '/bn/blog?tag=x' }],
    ['/bn/dashboard', { kind: 'private', area: 'dashboard', language: 'bn' }],
    // No language of the site: a path that no page has.
    ['/xx/products', { kind: 'public', key: '/xx/products' }],
    ['/bnx/dashboard', { kind: 'public', key: '/bnx/dashboard' }],
    ['/dashboards', { kind: 'public', key: '/dashboards' }],
    ['/about//', { kind: 'redirect', status: 308, to: '/about' }],
    ['//evil.example?a=1', { kind: 'redirect', status: 308, to: '/evil.example?a=1' }],
    ['/?fbclid=1', { kind: 'public', key: '/' }],
    ['/about/?utm_source=x', { kind: 'redirect', status: 308, to: '/about?utm_source=x' }],
    ['http://evil.example/', { kind: 'broken', language: 'en' }],
    ['*', { kind: 'broken', language: 'en' }],
    ['/%ff', { kind: 'broken', language: 'en' }],
    ['/bn/%ff', { kind: 'broken', language: 'bn' }],
    ['/a b', { kind: 'broken', language: 'en' }],
    [`/?q=${'a'.repeat(300)}`, { kind: 'odd', language: 'en' }],
    [`/bn/?q=${'a'.repeat(300)}`, { kind: 'odd', language: 'bn' }],
  ])('%s', (url, address) => {
    expect(classifyUrl(url)).toEqual(address);
  });
});
