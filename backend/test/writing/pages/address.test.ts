import { describe, expect, it } from 'vitest';
import { readAddress } from '../../../src/pages/address.ts';

describe('readAddress', () => {
  it.each([
    ['/', { kind: 'public', key: '/' }],
    ['/blog?', { kind: 'public', key: '/blog' }],
    ['/blog?tag=a+b&category=c%26d', { kind: 'public', key: '/blog?category=c%26d&tag=a+b' }],
    ['/forgot-password?token=x', { kind: 'secret', key: '/forgot-password?token=x' }],
    ['/dashboard?x=1', { kind: 'private', title: 'Dashboard' }],
    ['/admin/login', { kind: 'private', title: 'Administration' }],
    ['/dashboards', { kind: 'public', key: '/dashboards' }],
    ['/about//', { kind: 'redirect', status: 308, to: '/about' }],
    ['//evil.example?a=1', { kind: 'redirect', status: 308, to: '/evil.example?a=1' }],
    ['/?fbclid=1', { kind: 'public', key: '/' }],
    ['/about/?utm_source=x', { kind: 'redirect', status: 308, to: '/about?utm_source=x' }],
    ['http://evil.example/', { kind: 'broken' }],
    ['*', { kind: 'broken' }],
    ['/%ff', { kind: 'broken' }],
    ['/a b', { kind: 'broken' }],
    [`/?q=${'a'.repeat(300)}`, { kind: 'odd' }],
  ])('%s', (url, address) => {
    expect(readAddress(url)).toEqual(address);
  });
});
