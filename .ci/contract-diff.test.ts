import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findUnannounced } from './contract-breaks.mjs';
import { contractAt } from './contract-diff.mjs';
import { findPolicyChanges, findUnannouncedPolicies, type PolicyChange } from './contract-policy.ts';
import { root, toolEnv } from './exec.mjs';

let folder = '';
let before = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'contract-diff-'));
  before = join(folder, 'before.yaml');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Compares today's contract with one that differs by a replacement. */
const compare = (from: string, to: string) => {
  const today = readFileSync(join(root, 'openapi.yaml'), 'utf8');
  expect(today).toContain(from);
  writeFileSync(before, today.replace(from, to));
  const { status, stdout, stderr } = spawnSync('node', ['.ci/contract-diff.mjs', before], {
    cwd: root,
    encoding: 'utf8',
    env: toolEnv(),
  });
  return { status, text: stdout + stderr };
};

test('a removed path is a breaking change', () => {
  const { status, text } = compare('  /auth/session:', '  /auth/who:');
  expect(text).toContain('/auth/who');
  expect(status).toBe(1);
});

test('a field that becomes required is a breaking change', () => {
  const { status, text } = compare('required: [name, email, password]', 'required: [name, email]');
  expect(text).toMatch(/api-changes\.json[\s\S]*\nregister: .*became required: `password`/);
  expect(status).toBe(1);
});

test('an entry of the changelog allows a breaking change of its operations', () => {
  const documents = [{ paths: { '/auth/register': { post: { operationId: 'register' } } } }];
  const verdicts = [{ impact: 'major', message: 'A property became required.' }];
  const changes = [
    { path: '#/paths/~1auth~1register/post/requestBody', impact: 'major', verdicts },
    { path: '#/paths/~1gone', impact: 'major', verdicts },
  ];
  const entry = { date: '2026-11-30', kind: 'breaking' as const, operations: ['register'], text: '' };
  expect(findUnannounced(changes, documents, [entry])).toEqual(['/gone: A property became required.']);
  const added = { ...entry, kind: 'added' as const };
  expect(findUnannounced(changes, documents, [added])).toHaveLength(2);
});

test('another right, proof or limit needs an entry of the changelog', () => {
  const operation = {
    operationId: 'pay',
    security: [{ bearerAuth: [] }],
    'x-fresh-proof': 'required',
    'x-rate-limit': ['pay'],
  };
  const document = (change: object, limit = 5) => ({
    paths: { '/pay': { post: { ...operation, ...change } } },
    components: { 'x-rate-limits': { pay: { limit } } },
  });
  const changesTo = (change: object, limit?: number) => findPolicyChanges(document({}), document(change, limit));
  const texts = (changes: PolicyChange[]) => findUnannouncedPolicies(changes, []);
  expect(texts(changesTo({}))).toEqual([]);
  expect(texts(changesTo({ security: [] }))).toEqual(['pay: security was [{"bearerAuth":[]}] and is []']);
  expect(texts(changesTo({ 'x-fresh-proof': undefined }))).toEqual([
    'pay: x-fresh-proof was "required" and is nothing',
  ]);
  expect(texts(changesTo({}, 6))).toEqual(['x-rate-limits pay: was {"limit":5} and is {"limit":6}']);
  expect(findUnannouncedPolicies(changesTo({ security: [] }, 6), [{ operations: ['pay'] }])).toEqual([]);
});

test('an unchanged contract has no breaking changes', () => {
  expect(compare('title: Studio API', 'title: Studio API').status).toBe(0);
});

test('the contract is read from a revision, whatever its size', () => {
  expect(contractAt('HEAD').length).toBeGreaterThan(1024 * 1024);
});

test('an unknown branch is reported clearly', () => {
  const { status, stderr } = spawnSync('node', ['.ci/contract-diff.mjs', 'no-such-branch'], {
    cwd: root,
    encoding: 'utf8',
    env: toolEnv(),
  });
  expect(status).toBe(2);
  expect(stderr).toContain("There is no openapi.yaml at 'no-such-branch'");
});
