import { expect, test } from 'vitest';
import { describeDatabase } from './page.mjs';
import { describeTables } from './tables.mjs';

const keep = { name: 'keep_count', reason: 'Counting takes seconds.', isTrigger: true, arguments: '' };
const counted = {
  names: ['users_kept_delete', 'users_kept_insert'],
  table: 'users',
  function: 'keep_count',
  when: 'after delete, insert',
  each: 'statement',
};

test('the page lists every function with its reason, and every trigger', () => {
  const zone = { name: 'shop_zone', reason: 'The time zone.', isTrigger: false, arguments: '' };
  const page = describeDatabase([keep, zone], [counted]);
  expect(page).toContain('2 triggers execute 1 functions; 1 functions are called by name.');
  expect(page).toContain('### keep_count\n\nCounting takes seconds.\n');
  expect(page).toContain('| users | after delete, insert | statement | users_kept_delete, users_kept_insert |');
  expect(page).toContain('| `shop_zone()` | The time zone. |');
});

test.each([
  ['without a reason', [{ ...keep, reason: null }], [counted], 'keep_count'],
  ['that no trigger executes', [keep], [], 'remove it'],
])('reported: a function %s', (_, functions, triggers, problem) => {
  expect(() => describeDatabase(functions, triggers)).toThrow(problem);
});

test('a column without a known type is reported, and a stale entry of the map', () => {
  const column = { table: 'things', name: 'at', isRequired: true, hasDefault: false, isGenerated: false, check: null };
  expect(() => describeTables([{ ...column, type: 'text' }])).toThrow(/names no column: audit_entries\.action/);
});
