import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COLUMNS, readRows } from './cells.mjs';
import { readOperations } from './contract.mjs';
import { report } from './report.mjs';
import { importsOf, routePattern } from './sources.mjs';

const CONTRACT = `
paths:
  /things:
    get: { operationId: listThings, responses: { '200': {}, '401': {} } }
  /things/{id}:
    delete: { operationId: deleteThing, responses: { '204': {} } }
`;

/** A small repository: one operation is complete, the other has nothing. */
const FILES = {
  'backend/src/features/things/things.handlers.ts': '  return {\n    listThings: async () => {},\n  };',
  'mocks/handlers/things.ts': '({\n  listThings: () => {},\n})',
  'mocks/conformance/scenarios/things.ts': "await client.call('listThings');",
  'frontend/src/features/things/things-page.tsx':
    "import { useListThings } from '@/api/generated/things/things.ts';\nexport function ThingsPage() {}",
  'frontend/src/routes/things.tsx':
    "import { ThingsPage } from '@/features/things/things-page.tsx';\nexport const Route = createFileRoute('/things')({});",
  'frontend/src/features/shop/shop.stories.tsx': "const meta = { parameters: { screen: { path: '/things' } } };",
};

let root = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'coverage-'));
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const rows = () => {
  const answers = new Set(['listThings 200']);
  return readRows({ root, operations: readOperations(CONTRACT), answers, notMet: {} });
};

describe('contract coverage', () => {
  test('finds the handler, the mock, the hook, the story of the screen and the scenario', () => {
    const cells = rows()[0]?.cells ?? {};
    expect(cells.server?.filled).toEqual(['backend/src/features/things/things.handlers.ts']);
    expect(cells.mock?.filled).toEqual(['mocks/handlers/things.ts']);
    expect(cells.hook?.filled).toEqual(['features/things/things-page.tsx']);
    expect(cells.story?.filled).toEqual(['features/shop/shop.stories.tsx']);
    expect(cells.conformance?.filled).toEqual(['things.ts']);
    expect(cells.api).toEqual({ filled: ['200'], missing: ['no API test was answered 401'] });
  });

  test('reports every empty cell', () => {
    const { table, problems } = report(rows(), COLUMNS, {});
    expect(table).toMatch(/^deleteThing( +MISSING 1){6}$/m);
    expect(problems).toContain('listThings api: no API test was answered 401');
    expect(problems).toContain("deleteThing mock: no function 'deleteThing' in mocks/handlers/");
    expect(problems).toHaveLength(7);
  });

  test('an exception excuses its cell; an unused exception fails', () => {
    const { table, problems } = report(rows().slice(0, 1), COLUMNS, {
      'listThings api 401': 'why',
      'listThings mock': 'why',
    });
    expect(table).toContain('excused');
    expect(problems).toEqual(['listThings mock: this exception is not needed any more']);
  });
});

describe('reading sources', () => {
  test('multi-line, type, renamed and lazy imports', () => {
    const text =
      "import {\n  login as callLogin,\n} from './a.ts';\nimport type { B } from '@/b.ts';\nawait import('./c.ts');";
    expect(importsOf('/src/x/y.ts', text, '/src')).toEqual([
      { path: '/src/x/a.ts', names: ['login', 'as', 'callLogin'] },
      { path: '/src/b.ts', names: ['B'] },
      { path: '/src/x/c.ts', names: [] },
    ]);
  });

  test('routes as URLs', () => {
    expect(routePattern('/admin/_area/users').test('/admin/users')).toBe(true);
    expect(routePattern('/product/$id').test('/product/7')).toBe(true);
    expect(routePattern('/product/$id').test('/products')).toBe(false);
    expect(routePattern('/dashboard').test('/dashboard/orders')).toBe(true);
  });
});
