import { expect, it } from 'vitest';
import { compareVersions, sortByVersion } from '../../../contract/rules/versions.ts';

it('orders versions as semver does', () => {
  const ordered = ['1.0.0-alpha', '1.0.0-alpha.1', '1.0.0-alpha.beta', '1.0.0-beta.2', '1.0.0-beta.11', '1.0.0-rc.1'];
  const all = [...ordered, '1.0.0', '1.9.0', '1.10.0', '2.0.0-beta.1', '2.0.0'];
  const sorted = sortByVersion(all.toReversed().map((version) => ({ version })));
  expect(sorted.map(({ version }) => version).reverse()).toEqual(all);
});

it('orders other version formats as closely to semver as possible', () => {
  expect(compareVersions('2025', '2026.1')).toBeLessThan(0);
  expect(compareVersions('1.2', '1.2.0')).toBe(0);
  expect(compareVersions('v1.3', '1.2.9')).toBeGreaterThan(0);
  expect(compareVersions('first', '0.1.0')).toBeLessThan(0);
});
