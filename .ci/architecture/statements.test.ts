import { expect, test } from 'vitest';
import { readSources } from './sources.ts';
import { findMisplacedStatements, findUnnamedColumns, findUnretriedTransactions } from './statements.ts';

test('SQL appears only in repositories and the database layer', () => {
  expect(findMisplacedStatements(readSources('backend/src'))).toEqual([]);
});

test.each([
  "export const a = (db: Db) => db\n  .selectFrom('users')\n  .selectAll();",
  'export const a = (db: Db) => sql<Row>`select 1`.execute(db);',
  'export const a = (db: Db) => sql`delete from users`.execute(db);',
  "export const a = (tx: Tx) => tx.with('x', (q) => q.deleteFrom('users'));",
  "export const a = (pool: Pool) => pool.query('select 1');",
])('a statement in a service is reported: %s', (text) => {
  const problems = findMisplacedStatements(new Map([['backend/src/features/users/users.service.ts', text]]));
  expect(problems).toHaveLength(1);
  expect(findMisplacedStatements(new Map([['backend/src/features/users/users.repository.ts', text]]))).toEqual([]);
});

test('a comment about a statement is ignored', () => {
  const text = "// as db.selectFrom('users') and sql`select 1` do\nexport const a = 1;";
  expect(findMisplacedStatements(new Map([['backend/src/lib/a.ts', text]]))).toEqual([]);
});

test('columns are named and transactions retried, so that a migration breaks no call of a running server', () => {
  const sources = readSources('backend/src');
  expect(findUnnamedColumns(sources)).toEqual([]);
  expect(findUnretriedTransactions(sources)).toEqual([]);
});

test.each([
  "export const a = (db: Db) => db.selectFrom('users').selectAll().execute();",
  "export const a = (db: Db) => db.selectFrom('users').selectAll('users').execute();",
  "export const a = (db: Db) => db.insertInto('users').values(user).returningAll().execute();",
  'export const a = (db: Db) => sql`select * from users`.execute(db);',
  'export const a = (db: Db) => sql`select users.* from users`.execute(db);',
  'export const a = (db: Db) => sql`delete from users returning *`.execute(db);',
])('a statement that selects all columns is reported: %s', (text) => {
  expect(findUnnamedColumns(new Map([['backend/src/features/users/users.repository.ts', text]]))).toHaveLength(1);
});

test('counting rows selects no columns', () => {
  const text = 'export const a = (db: Db) => sql`select count(*) from users`.execute(db);';
  expect(findUnnamedColumns(new Map([['backend/src/features/users/users.repository.ts', text]]))).toEqual([]);
});

test('a transaction that is not retried is reported', () => {
  const text = 'export const a = (db: Db) => db.transaction().execute(work);';
  expect(findUnretriedTransactions(new Map([['backend/src/features/users/users.service.ts', text]]))).toHaveLength(1);
  expect(findUnretriedTransactions(new Map([['backend/src/db/retry.ts', text]]))).toEqual([]);
});
