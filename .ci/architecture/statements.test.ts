import { expect, test } from 'vitest';
import { READS_ALL_MS, readSources } from './sources.ts';
import { statementsElsewhere } from './statements.ts';

test(
  'SQL stands in repositories and in the database layer',
  () => {
    expect(statementsElsewhere(readSources('backend/src'))).toEqual([]);
  },
  READS_ALL_MS,
);

test.each([
  "export const a = (db: Db) => db\n  .selectFrom('users')\n  .selectAll();",
  'export const a = (db: Db) => sql<Row>`select 1`.execute(db);',
  'export const a = (db: Db) => sql`delete from users`.execute(db);',
  "export const a = (tx: Tx) => tx.with('x', (q) => q.deleteFrom('users'));",
  "export const a = (pool: Pool) => pool.query('select 1');",
])('a statement in a service is reported: %s', (text) => {
  const problems = statementsElsewhere(new Map([['backend/src/features/users/users.service.ts', text]]));
  expect(problems).toHaveLength(1);
  expect(statementsElsewhere(new Map([['backend/src/features/users/users.repository.ts', text]]))).toEqual([]);
});

test('a comment about a statement is none', () => {
  const text = "// as db.selectFrom('users') and sql`select 1` do\nexport const a = 1;";
  expect(statementsElsewhere(new Map([['backend/src/lib/a.ts', text]]))).toEqual([]);
});
