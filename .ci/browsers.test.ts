import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './exec.mjs';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

test('README.md names the browsers that the build compiles for', () => {
  const { browserslist } = JSON.parse(read('package.json')) as { browserslist: string[] };
  const [chrome, edge, firefox, safari, ios] = ['chrome', 'edge', 'firefox', 'safari', 'ios_saf'].map((name) =>
    browserslist.find((range) => range.startsWith(`${name} >= `))?.slice(name.length + 4),
  );
  expect([edge, ios]).toEqual([chrome, safari]);
  expect(read('README.md')).toContain(`Chrome and Edge ${chrome}, Firefox ${firefox}, Safari and iOS ${safari}`);
});
