import { describe, expect, it } from 'vitest';
import { scrollTarget } from './scroll.ts';

const at = (path: string) => {
  const [pathname = '', hash = ''] = path.split('#');
  return { pathname, hash };
};

describe('scrollTarget', () => {
  it.each([
    ['another page starts at its top', '/blog', '/', undefined, { top: 0 }],
    ['a page returned to is where it was', '/products', '/product/1', 1800, { top: 1800 }],
    ['a part of another page is shown', '/#faq', '/about', undefined, { id: 'faq' }],
    ['a part of the same page is shown', '/#faq-2', '/#faq', undefined, { id: 'faq-2' }],
    ['the same part is not shown again', '/#faq', '/#faq', undefined, null],
    ['filters move nothing', '/products', '/products', undefined, null],
    ['filters move nothing on the way back either', '/products', '/products', 300, null],
  ])('%s', (_, to, from, saved, goal) => {
    expect(scrollTarget(at(to), at(from), saved)).toEqual(goal);
  });

  it('leaves the first page of a load alone', () => {
    expect(scrollTarget(at('/#faq'), undefined, undefined)).toBeNull();
  });
});
