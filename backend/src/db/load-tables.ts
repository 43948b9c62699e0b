import type pg from 'pg';
import {
  qualifiedName,
  quoteIdentifier,
  readTables,
  SCHEMAS,
  type SequenceState,
  type TableShape,
  TEXT_FORMAT_SETTINGS,
} from './catalogue.ts';
import type { TextRow } from './dump-tables.ts';

export interface TableLoader {
  tables: TableShape[];
  insert(table: TableShape, rows: TextRow[]): Promise<void>;
}

/** What the database already contains. */
export async function readDatabaseContents(pool: pg.Pool): Promise<'nothing' | 'a schema' | 'people'> {
  const { rows } = await pool.query<{ there: boolean }>(`select to_regclass('public.users') is not null as there`);
  if (!rows[0]?.there) return 'nothing';
  const people = await pool.query('select 1 from users limit 1');
  return people.rows.length > 0 ? 'people' : 'a schema';
}

/** The number of servers currently using the database. */
export async function countRunningServers(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from servers where stopped_at is null and seen_at > now() - interval '45 seconds'`,
  );
  return rows[0]?.count ?? 0;
}

/**
 * Replaces the content of every table in one transaction. Triggers are disabled, because their effects are already in
 * the rows; foreign keys are dropped and created again, which validates them.
 */
export async function withEmptyTables(
  pool: pg.Pool,
  sequences: SequenceState[],
  work: (loading: TableLoader) => Promise<void>,
): Promise<void> {
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    await client.query('begin');
    for (const form of TEXT_FORMAT_SETTINGS) await client.query(form);
    const tables = await readTables(client);
    for (const table of tables) await client.query(`alter table ${qualifiedName(table)} disable trigger user`);
    await client.query(`truncate ${tables.map(qualifiedName).join(', ')}`);
    const keys = await foreignKeys(client);
    for (const { at, name } of keys) await client.query(`alter table ${at} drop constraint ${quoteIdentifier(name)}`);
    await work({ tables, insert: (table, rows) => insert(client, table, rows) });
    for (const table of tables) await client.query(`alter table ${qualifiedName(table)} enable trigger user`);
    for (const { at, name, definition } of keys) {
      await client.query(`alter table ${at} add constraint ${quoteIdentifier(name)} ${definition}`);
    }
    for (const { last, called, ...sequence } of sequences) {
      await client.query('select setval($1::regclass, $2, $3)', [qualifiedName(sequence), last, called]);
    }
    await client.query('commit');
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error));
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release(failure);
  }
}

interface ForeignKey {
  at: string;
  name: string;
  definition: string;
}

async function foreignKeys(client: pg.PoolClient): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select format('%I.%I', n.nspname, r.relname) as at, c.conname as name, pg_get_constraintdef(c.oid) as definition
       from pg_constraint c join pg_class r on r.oid = c.conrelid join pg_namespace n on n.oid = r.relnamespace
      where c.contype = 'f' and n.nspname = any($1) order by 1, 2`,
    [SCHEMAS],
  );
  return rows;
}

/** One array per column: a statement has few parameters, however many rows there are. */
async function insert(client: pg.PoolClient, table: TableShape, rows: TextRow[]): Promise<void> {
  const names = table.columns.map(({ name }) => quoteIdentifier(name)).join(', ');
  const arrays = table.columns.map((_, index) => `$${index + 1}::text[]`).join(', ');
  const aliases = table.columns.map((_, index) => `c${index}`).join(', ');
  const values = table.columns.map(({ type }, index) => `c${index}::${type}`).join(', ');
  const columns = table.columns.map((_, index) => rows.map((row) => row[index] ?? null));
  await client.query(
    `insert into ${qualifiedName(table)} (${names}) overriding system value
     select ${values} from unnest(${arrays}) as given(${aliases})`,
    columns,
  );
}
