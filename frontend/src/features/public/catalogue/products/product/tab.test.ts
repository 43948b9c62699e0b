import { expect, test } from 'vitest';
import { readTab } from './tab.ts';

test.each([
  [{ tab: 'requirements' }, 'requirements'],
  [{ tab: 'features' }, undefined],
  [{ tab: '<script>' }, undefined],
  [{}, undefined],
])('%o reads as %s', (search, tab) => {
  expect(readTab(search).tab).toBe(tab);
});
