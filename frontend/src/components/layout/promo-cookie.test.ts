import { expect, test } from 'vitest';
import { isPromoClosed, savePromoClosed } from './promo-cookie.ts';

test.each([
  ['', false],
  ['visitor=1; theme=promo=', false],
  ['mypromo=closed', false],
  ['promo=closed', true],
  ['visitor=1; promo=closed; other=2', true],
])('cookies %j say that it was closed: %s', (cookie, closed) => {
  expect(isPromoClosed({ cookie })).toBe(closed);
});

test('a closed banner stays hidden for seven days', () => {
  const page = { cookie: '' };
  savePromoClosed(page);
  expect(page.cookie).toContain('; Max-Age=604800;');
  expect(isPromoClosed(page)).toBe(true);
});
