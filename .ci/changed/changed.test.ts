import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { plan, steps } from '../steps.mjs';
import { readChange } from './files.mjs';
import { relatedTests } from './related.mjs';

/** The steps of `npm test`; `npm run test:all` has the long ones, too. */
const everyDay = Object.keys(steps).filter((name) => !steps[name]?.long);

const stepsFor = (...files: string[]) => plan([], { base: 'main', files });

describe('the steps that a change can affect', () => {
  it.each([
    ['nothing for nothing', [], []],
    ['checks of the tree for a text', ['README.md'], ['lint', 'unit']],
    [
      'the screens, but no server, for a story',
      ['frontend/src/features/public/showcase/about/about-page.stories.tsx'],
      'stories',
    ],
    ['the server, but no stories, for a handler', ['backend/src/features/billing/wallet.handlers.ts'], 'api'],
    ['only journeys, and what they need, for a journey', ['frontend/e2e/journeys/wallet.spec.ts'], 'e2e'],
  ])('%s', (_case, files, expected) => {
    const names = stepsFor(...files);
    if (typeof expected !== 'string') return expect(names).toEqual(expected);
    const others = ['stories', 'api', 'e2e'].filter((name) => name !== expected);
    expect(names).toContain(expected);
    if (expected === 'api') others.splice(others.indexOf('e2e'), 1); // the journeys run against the server
    expect(names.filter((name) => others.includes(name))).toEqual([]);
  });

  it.each([['package-lock.json'], ['.ci/steps.mjs'], ['vitest.config.ts'], ['.ci/vitest.node.ts']])(
    'every step for %s',
    (file) => {
      expect(stepsFor(file)).toEqual(everyDay);
    },
  );

  it('every step for the contract', () => {
    expect(stepsFor('openapi.yaml')).toEqual(everyDay);
  });

  it('every step when the changes are unknown', () => {
    expect(plan([], undefined)).toEqual(everyDay);
  });

  it('long steps in `npm run test:all`, and when requested by name', () => {
    vi.stubEnv('TEST_ALL', 'true');
    expect(plan([])).toEqual(Object.keys(steps));
    vi.unstubAllEnvs();
    expect(plan([])).not.toContain('cluster');
    expect(plan(['cluster'])).toContain('cluster');
  });

  it('the steps whose reports coverage reads, when coverage is requested alone', () => {
    expect(plan(['coverage'])).toEqual(['api', 'pg', 'coverage']);
  });
});

const FILES = {
  '.storybook/preview.tsx': "import '../frontend/src/around.ts';",
  '.ci/tree.test.ts': '',
  'frontend/src/around.ts': "import { routeTree } from './routeTree.gen.ts';",
  'frontend/src/rule.ts': "import { part } from '@/part.ts';",
  'frontend/src/part.ts': '',
  'frontend/src/rule.test.ts': "import { rule } from './rule.ts';",
  'frontend/src/other.test.ts': "const folder = new URL('./data', import.meta.url);",
  'frontend/src/data/one.json': '{}',
  'frontend/src/part.stories.tsx': "import { part } from './part.ts';",
  'frontend/src/routeTree.gen.ts': "import { Page } from './page.tsx';",
  'frontend/src/page.tsx': '',
  'frontend/src/page.stories.tsx': "const parameters = { screen: { path: '/' } };",
  'frontend/src/plain.stories.tsx': '',
};

describe('reading a repository', () => {
  let root = '';
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t', ...args], { cwd: root, stdio: 'ignore' });
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'changed-'));
    for (const [name, text] of Object.entries(FILES)) {
      mkdirSync(dirname(join(root, name)), { recursive: true });
      writeFileSync(join(root, name), text);
    }
    git('init', '-q', '-b', 'main');
    git('add', '-A');
    git('commit', '-qm', 'first');
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it('tests follow imports and folders; tests of the tools always run', () => {
    const unit = (...changed: string[]) => relatedTests(root, 'unit', changed);
    expect(unit('frontend/src/part.ts')).toEqual(['frontend/src/rule.test.ts', '.ci/tree.test.ts']);
    expect(unit('frontend/src/data/one.json')).toEqual(['frontend/src/other.test.ts', '.ci/tree.test.ts']);
    expect(unit('frontend/src/gone.ts')).toBe('all');
  });

  it('stories follow imports; changing their shared setup affects all of them', () => {
    expect(relatedTests(root, 'stories', ['frontend/src/part.ts'])).toEqual(['frontend/src/part.stories.tsx']);
    expect(relatedTests(root, 'stories', ['frontend/src/page.tsx'])).toEqual(['frontend/src/page.stories.tsx']);
    expect(relatedTests(root, 'stories', ['frontend/src/around.ts'])).toBe('all');
  });

  it('a change is what was committed, edited or added since main', () => {
    git('checkout', '-qb', 'work');
    writeFileSync(join(root, 'frontend/src/rule.ts'), 'changed');
    git('commit', '-qam', 'second');
    writeFileSync(join(root, 'frontend/src/part.ts'), 'changed');
    writeFileSync(join(root, 'frontend/src/new.ts'), '');
    const files = ['frontend/src/new.ts', 'frontend/src/part.ts', 'frontend/src/rule.ts'];
    expect(readChange(root)?.files).toEqual(files);
    expect(readChange(root, 'no-such-branch')).toBeUndefined();
  });
});
