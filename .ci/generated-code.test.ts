import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compare, sync } from './generated-code.mjs';

const KEPT = 'contract/generated/model.ts';
const STALE = 'contract/generated/operations.ts';
const GONE = 'frontend/src/api/generated/old/old.ts';
const NEW = 'frontend/src/api/generated/new/new.ts';
const FRESH = new Map([
  [KEPT, 'same'],
  [STALE, 'after'],
  [NEW, 'new'],
]);

let tree = '';
beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'tree-'));
  for (const [file, text] of Object.entries({ [KEPT]: 'same', [STALE]: 'before', [GONE]: 'old' })) {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    writeFileSync(join(tree, file), text);
    utimesSync(join(tree, file), 1, 1);
  }
});
afterEach(() => rmSync(tree, { recursive: true, force: true }));

test('the check reports differences and changes nothing', () => {
  expect(compare(FRESH, tree)).toEqual({ missing: [NEW], stale: [STALE], removed: [GONE] });
  expect(readFileSync(join(tree, STALE), 'utf8')).toBe('before');
  expect(existsSync(join(tree, GONE))).toBe(true);
});

test('only files that differ are written; files that are no longer generated are deleted with their folder', () => {
  sync(FRESH, tree);
  expect(compare(FRESH, tree)).toEqual({ missing: [], stale: [], removed: [] });
  expect(statSync(join(tree, KEPT)).mtimeMs).toBe(1000);
  expect(statSync(join(tree, STALE)).mtimeMs).toBeGreaterThan(1000);
  expect(existsSync(dirname(join(tree, GONE)))).toBe(false);
});
