import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const FOLDER = join(import.meta.dirname, '../../backend/src/db/migrations');

/**
 * Indexes that a migration creates in `up` on a table that it has not created itself; such a table may be large, and it
 * is locked while the index is built.
 */
const lockingIndexes = (source: string): string[] => {
  const own = new Set([...source.matchAll(/create table (\w+)/g)].map(([, table]) => table));
  const made = [...source.matchAll(/create (?:unique )?index (?:if not exists )?\S+ on (\S+)/g)];
  return made.flatMap(([statement, table = '']) => (own.has(table) ? [] : [statement]));
};

describe('migrations', () => {
  it('declare the indexes of tables that are there, so that nobody waits for them', () => {
    const files = readdirSync(FOLDER).filter((name) => name >= '2026-11-22t20');
    expect(files.length).toBeGreaterThan(5);
    const found = files.flatMap((name) => lockingIndexes(readFileSync(join(FOLDER, name), 'utf8')));
    expect(found).toEqual([]);
  });

  it('are found by this test when they do not', () => {
    expect(lockingIndexes('sql`create index a on orders (id)`')).toEqual(['create index a on orders']);
    expect(lockingIndexes('sql`create table own (id int)` sql`create index b on own (id)`')).toEqual([]);
  });
});
