import { expect, test } from 'vitest';
import { hasJustSwitched, isChosen } from './language-choice.ts';

const origin = 'https://nodi.example';

test.each([
  ['promo=closed; language=en', true],
  ['language=en', true],
  ['language=bn', false],
  ['other_language=en', false],
  ['', false],
])('the cookie “%s” on an English page', (cookie, chosen) => expect(isChosen({ cookie })).toBe(chosen));

test.each([
  ['language=en', `${origin}/bn/products`, true],
  ['language=en', `${origin}/products`, false],
  ['language=en', 'https://other.example/bn/products', false],
  ['language=en', '', false],
  ['', `${origin}/bn/products`, false],
])('with “%s”, coming from “%s”', (cookie, referrer, switched) =>
  expect(hasJustSwitched({ cookie, referrer }, origin)).toBe(switched),
);
