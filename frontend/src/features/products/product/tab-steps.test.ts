import { describe, expect, test } from 'vitest';
import { nextTab, productTabs, readTab } from './tab-steps.ts';

test('the tabs are printed as specified', () => {
  expect(productTabs.map(({ label }) => label)).toEqual(['Features & Benefits', 'System Requirements']);
});

test.each([
  [{ tab: 'requirements' }, 'requirements'],
  [{ tab: 'features' }, undefined],
  [{ tab: '<script>' }, undefined],
  [{}, undefined],
])('%o reads as %s', (search, tab) => {
  expect(readTab(search).tab).toBe(tab);
});

describe('nextTab', () => {
  test.each([
    ['ArrowRight', 'features', 'requirements'],
    ['ArrowRight', 'requirements', 'features'],
    ['ArrowLeft', 'features', 'requirements'],
    ['Home', 'requirements', 'features'],
    ['End', 'features', 'requirements'],
    ['Enter', 'features', undefined],
  ] as const)('%s on %s leads to %s', (key, current, next) => {
    expect(nextTab(key, current)).toBe(next);
  });
});
