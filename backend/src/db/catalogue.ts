import type pg from 'pg';

/** The schemas of the product's tables and of its job queue. */
export const SCHEMAS = ['public', 'graphile_worker'];

/** A table as described by the database, without generated columns. */
export interface TableShape {
  schema: string;
  name: string;
  columns: { name: string; type: string }[];
}

export interface SequenceState {
  schema: string;
  name: string;
  /** A 64-bit number. */
  last: string;
  called: boolean;
}

export const quoteIdentifier = (name: string): string => `"${name.replaceAll('"', '""')}"`;
export const qualifiedName = ({ schema, name }: { schema: string; name: string }): string =>
  `${quoteIdentifier(schema)}.${quoteIdentifier(name)}`;

/** All tables with their columns, ordered by name; without unlogged ones, whose rows belong in no backup. */
export async function readTables(client: pg.ClientBase): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(
    `select n.nspname as schema, c.relname as name,
        json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attname)
          as columns
       from pg_class c
       join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where n.nspname = any($1) and c.relkind = 'r' and c.relpersistence = 'p'
      group by 1, 2 order by 1, 2`,
    [SCHEMAS],
  );
  return rows;
}

/** The sequences' current values; they increase outside any snapshot, so values read later are never too small. */
export async function readSequences(client: pg.ClientBase): Promise<SequenceState[]> {
  const { rows } = await client.query<{ schema: string; name: string }>(
    `select schemaname as schema, sequencename as name from pg_sequences where schemaname = any($1) order by 1, 2`,
    [SCHEMAS],
  );
  const states: SequenceState[] = [];
  for (const sequence of rows) {
    const state = await client.query<{ last: string; called: boolean }>(
      `select last_value::text as last, is_called as called from ${qualifiedName(sequence)}`,
    );
    states.push({ ...sequence, ...(state.rows[0] as { last: string; called: boolean }) });
  }
  return states;
}

/** How both sides format values as text, so that each text is unambiguous. */
export const TEXT_FORMAT_SETTINGS = [
  `set local timezone = 'UTC'`,
  `set local datestyle = 'ISO, YMD'`,
  `set local intervalstyle = 'postgres'`,
  `set local bytea_output = 'hex'`,
  'set local extra_float_digits = 1',
  'set local statement_timeout = 0',
  'set local lock_timeout = 0',
  'set local idle_in_transaction_session_timeout = 0',
];
