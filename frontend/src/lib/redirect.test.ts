import { describe, expect, it } from 'vitest';
import { sameOriginPath } from './redirect.ts';

describe('sameOriginPath', () => {
  it.each(['/dashboard/orders', '/products?category=Graphics+Design', '/blog/2#comments', '/'])('keeps %s', (path) => {
    expect(sameOriginPath(path)).toBe(path);
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/./\\evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    'dashboard',
    '',
    undefined,
    null,
    42,
    ['/dashboard'],
  ])('replaces %j with the dashboard', (value) => {
    expect(sameOriginPath(value)).toBe('/dashboard');
  });

  it.each(['/login', '/login/', '/login?redirect=/login', '/register', '/admin/login'])(
    'never returns to a sign-in screen: %s',
    (path) => {
      expect(sameOriginPath(path)).toBe('/dashboard');
    },
  );

  it('uses the given fallback', () => {
    expect(sameOriginPath('//evil.example', '/admin')).toBe('/admin');
  });
});
