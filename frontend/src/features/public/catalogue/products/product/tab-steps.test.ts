import { describe, expect, test } from 'vitest';
import { nextTab, productTabs } from './tab-steps.ts';

test('the tabs have the specified labels', () => {
  expect(productTabs.map(({ label }) => label)).toEqual(['Features & Benefits', 'System Requirements']);
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
