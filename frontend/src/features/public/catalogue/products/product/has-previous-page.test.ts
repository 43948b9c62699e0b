import { expect, test } from 'vitest';
import { hasPreviousPage } from './has-previous-page.ts';

const place = (length: number) => ({ history: { length }, location: { origin: 'https://nodi.example' } });

test.each([
  ['the router has been elsewhere', true, '', 1, true],
  ['a page of ours led here', false, 'https://nodi.example/products?search=moon', 2, true],
  ['opened in a new tab from a page of ours', false, 'https://nodi.example/products', 1, false],
  ['another site led here', false, 'https://search.example/', 5, false],
  ['a site whose name begins like ours', false, 'https://nodi.example.evil.example/', 5, false],
  ['typed into the address bar', false, '', 5, false],
])('%s', (_name, inApp, referrer, length, answer) => {
  expect(hasPreviousPage(inApp, referrer, place(length))).toBe(answer);
});
