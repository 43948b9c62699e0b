import { expect, test } from 'vitest';
import { isMissingScript } from './missing-script.ts';

test.each([
  'Failed to fetch dynamically imported module: https://studio.example/assets/orders-1a2b.js',
  'error loading dynamically imported module: https://studio.example/assets/orders-1a2b.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/orders-1a2b.css',
])('a script that did not arrive is known by its sentence: %s', (sentence) =>
  expect(isMissingScript(new TypeError(sentence))).toBe(true),
);

test.each([new TypeError("Cannot read properties of undefined (reading 'id')"), 'Failed to fetch', null])(
  'a mistake in the code is none: %s',
  (error) => expect(isMissingScript(error)).toBe(false),
);
