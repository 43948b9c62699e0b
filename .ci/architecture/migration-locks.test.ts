import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const FOLDER = join(import.meta.dirname, '../../backend/src/db/migrations');

/** A migration's text: of its file, or of all files of its folder. */
function sourceOf(name: string): string {
  const place = join(FOLDER, name);
  if (statSync(place).isFile()) return readFileSync(place, 'utf8');
  return readdirSync(place)
    .map((file) => readFileSync(join(place, file), 'utf8'))
    .join('\n');
}

/**
 * Indexes that a migration creates itself on a table that it has not created; such a table may be large, and it is
 * locked while the index is built.
 */
const lockingIndexes = (source: string): string[] => {
  const own = new Set([...source.matchAll(/create table (\w+)/g)].map(([, table]) => table));
  const made = [...source.matchAll(/create (?:unique )?index (?:if not exists )?\S+\s+on (\S+)/g)];
  return made.flatMap(([statement, table = '']) => (own.has(table) ? [] : [statement]));
};

describe('migrations', () => {
  const names = readdirSync(FOLDER).sort();

  it('are numbered without gaps, in the order in which they run', () => {
    expect(names[0]).toBe('0001-baseline');
    for (const [index, name] of names.entries()) {
      expect(name).toMatch(/^\d{4}(?:-[a-z0-9]+)+(?:\.ts)?$/);
      expect(Number(name.slice(0, 4))).toBe(index + 1);
    }
  });

  it('declare the indexes of existing tables, so that building them blocks no one', () => {
    expect(sourceOf('0001-baseline').match(/create (?:unique )?index/g)?.length).toBeGreaterThan(100);
    expect(names.flatMap((name) => lockingIndexes(sourceOf(name)))).toEqual([]);
  });

  it('are reported when they build such an index themselves', () => {
    expect(lockingIndexes('sql`create index a on orders (id)`')).toEqual(['create index a on orders']);
    expect(lockingIndexes('create table own (id int); create index b\n  on own (id);')).toEqual([]);
  });
});
