import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../exec.mjs';
import { readSources } from './sources.mjs';

const SOON = 'the screen has just come; its story at its address is still missing';

/** Addresses without a story of their own inside the real layout, each with its reason. */
const without: Record<string, string> = {
  'admin/_area.tsx': 'the guard and the layout, shown by every screen below it',
  'dashboard/route.tsx': 'the guard and the layout, shown by every screen below it',
  '__root.tsx': 'what stands around every screen',
  'admin/_area/content.tsx': SOON,
  'admin/_area/content/$section.tsx': SOON,
  'admin/_area/content/articles/$id.tsx': SOON,
  'admin/_area/content/index.tsx': SOON,
};

test('every screen has a story at its route, inside the real layout', () => {
  const { routes, screenAddresses } = readSources(join(root, 'frontend', 'src'));
  const missing = routes
    .filter(({ name, exact }) => !without[name] && !screenAddresses.some((address) => exact.test(address)))
    .map(({ name }) => name);
  expect(missing).toEqual([]);
});
