import type pg from 'pg';
import {
  qualifiedName,
  quoteIdentifier,
  readSequences,
  readTables,
  type SequenceState,
  type TableShape,
  TEXT_FORMAT_SETTINGS,
} from './catalogue.ts';

/** A row as texts in the order of the table's columns. */
export type TextRow = (string | null)[];

export interface Snapshot {
  tables: TableShape[];
  sequences: SequenceState[];
  /** Names of the migrations already run. */
  migrations: string[];
  /** The rows of a table in batches. */
  rows(table: TableShape): AsyncGenerator<TextRow[]>;
}

const BATCH_SIZE = 500;
const asText: pg.CustomTypesConfig = { getTypeParser: () => (text: string) => text };

/**
 * Reads the whole database at one snapshot while others write; it blocks no one and uses little memory. The embedded
 * engine has one session: there all others wait until the work is done.
 */
export async function withSnapshot<Result>(
  pool: pg.Pool,
  work: (snapshot: Snapshot) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    await client.query('begin isolation level repeatable read read only');
    for (const form of TEXT_FORMAT_SETTINGS) await client.query(form);
    const tables = await readTables(client);
    const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name');
    const result = await work({
      tables,
      sequences: await readSequences(client),
      migrations: rows.map(({ name }) => name),
      rows: (table) => readRows(client, table),
    });
    await client.query('commit');
    return result;
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error));
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release(failure);
  }
}

async function* readRows(client: pg.PoolClient, table: TableShape): AsyncGenerator<TextRow[]> {
  const columns = table.columns.map(({ name }) => `t.${quoteIdentifier(name)}`).join(', ');
  await client.query(`declare dumped no scroll cursor for select ${columns} from ${qualifiedName(table)} t`);
  for (;;) {
    const query = { text: `fetch ${BATCH_SIZE} from dumped`, rowMode: 'array' as const, types: asText };
    const { rows } = await client.query<TextRow>(query);
    if (rows.length === 0) break;
    yield rows;
  }
  await client.query('close dumped');
}
