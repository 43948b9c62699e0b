import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../exec.mjs';
import { readSources } from './sources.mjs';

/** Paths without a story of their own inside the real layout, each with its reason. */
const without: Record<string, string> = {
  'admin/_area.tsx': 'the guard and the layout, shown by every screen below it',
  'dashboard/route.tsx': 'the guard and the layout, shown by every screen below it',
  '__root.tsx': 'what stands around every screen',
  'dashboard/invoices.tsx':
    'the id of its order exists only once a story runs: Features/Account/Order invoices shows it',
};

test('every screen has a story at its route, inside the real layout', () => {
  const { routes, screenAddresses } = readSources(join(root, 'frontend', 'src'));
  const missing = routes
    .filter(({ name, exact }) => !without[name] && !screenAddresses.some((address) => exact.test(address)))
    .map(({ name }) => name);
  expect(missing).toEqual([]);
});
