import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root, toolEnv } from './exec.mjs';

const NAMES = ['operations-map', 'conformance', 'mock-server'];
/** Dependencies and peers of the packages, and what the program needs. */
const INSTALLED = ['@orval', '@types', 'ajv', 'ajv-formats', 'msw', 'undici-types'];

const PROGRAM = `import { ConformanceClient, createContract } from '@studio-site/conformance';
import { createMockApi, Store } from '@studio-site/mock-server';
import { createOperationsMap } from '@studio-site/operations-map';

interface Operations { getPet: { responses: { 200: { name: string } } } }
const get = { method: 'get', access: 'public', files: [], raw: false, query: {}, headers: [], errors: {} } as const;
const operations = { getPet: { ...get, path: '/pets/{petId}' } };
const schema = { type: 'object', required: ['name'], properties: { name: { type: 'string' } } };
const responses = { 200: { content: { 'application/json': { schema } } } };
const contract = createContract({ paths: { '/pets/{petId}': { get: { operationId: 'getPet', responses } } } });

const store = new Store(() => ({ name: 'Mitu' }));
const handlers = { getPet: () => ({ status: 200, body: store.state }) };
const { fetch } = createMockApi({ operations, handlers, store, userOf: () => undefined });
const target = { name: 'mocks', origin: 'http://mocks.test', fetch };
const client = new ConformanceClient<Operations>(target, { contract, operations });
const { body } = await client.call('getPet', { params: { petId: '1' }, expected: 200 });
const name: string = body.name;
console.log(name, [...client.seen], typeof createOperationsMap({}));
`;

let folder = '';
const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd: folder, env: toolEnv(), encoding: 'utf8', shell: process.platform === 'win32' });

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'packages-'));
  execFileSync('node', ['.ci/packages.mjs'], { cwd: root, env: toolEnv(), stdio: 'inherit' });
  const modules = join(folder, 'node_modules');
  for (const name of NAMES) {
    mkdirSync(join(modules, '@studio-site', name), { recursive: true });
    run(
      'tar',
      '-xzf',
      join(root, 'dist/packages', `${name}.tgz`),
      '-C',
      join(modules, '@studio-site', name),
      '--strip-components=1',
    );
  }
  for (const name of INSTALLED) symlinkSync(join(root, 'node_modules', name), join(modules, name), 'junction');
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'program.ts'), PROGRAM);
  cpSync(join(root, 'tsconfig.base.json'), join(folder, 'tsconfig.json'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a package has compiled files, types and its README', () => {
  for (const name of NAMES) {
    const files = run('tar', '-tzf', join(root, 'dist/packages', `${name}.tgz`))
      .trim()
      .split('\n');
    expect(files).toEqual(
      expect.arrayContaining(['package/README.md', 'package/dist/index.js', 'package/dist/index.d.ts']),
    );
    expect(
      files.filter((file) => !/^package\/(?:package\.json|README\.md|dist\/[\w-]+(?:\.d\.ts|\.js))$/.test(file)),
    ).toEqual([]);
  }
});

test('a program outside of the repository compiles strictly with the packages and runs', () => {
  run('tsc', '-p', '.');
  expect(run('node', 'program.ts').trim()).toBe("Mitu [ 'getPet 200' ] function");
});
