// Opening an embedded engine costs four times what it takes to empty one, so the tests of a worker hand theirs on.
import type { PGlite } from '@electric-sql/pglite';
import { openInMemory } from '../../src/db/embedded.ts';

/** Emptied rows stay in the files until they are vacuumed: an engine that has held many of them is not handed on. */
const LARGEST_BYTES = 24 * 1024 * 1024;

const TABLES = `
  select format('%I.%I', n.nspname, c.relname) as name from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema')
  order by c.oid`;

/** Changes with every table, column, index, trigger and function that a test has made, altered or dropped. */
const SHAPE = `
  select concat_ws(' ',
    (select count(*) || '-' || max(oid::bigint) from pg_class),
    (select count(*) || '-' || count(*) filter (where attisdropped or attnotnull) from pg_attribute),
    (select count(*) || '-' || max(oid::bigint) || '-' || count(*) filter (where tgenabled = 'O') from pg_trigger),
    (select count(*) || '-' || max(oid::bigint) from pg_constraint),
    (select count(*) || '-' || max(oid::bigint) from pg_proc),
    (select count(*) from pg_db_role_setting)
  ) as shape`;

const SEQUENCES = `
  select format('%I.%I', schemaname, sequencename) as name, start_value::text as start, last_value::text as last
  from pg_sequences where schemaname not in ('pg_catalog', 'information_schema')`;

interface Begun {
  shape: string;
  tables: string[];
  /** Rows of the migrations, as JSON. */
  rows: Map<string, string>;
  sequences: Map<string, { start: string; last: string | null }>;
}

const begun = new WeakMap<PGlite, Begun>();
const idle: PGlite[] = [];

const column = async (engine: PGlite, statement: string): Promise<string[]> => {
  const { rows } = await engine.query<Record<string, string>>(statement);
  return rows.map((row) => String(Object.values(row)[0]));
};

const shapeOf = async (engine: PGlite): Promise<string> => (await column(engine, SHAPE)).join();

const filledTables = (engine: PGlite, tables: string[]): Promise<string[]> =>
  column(engine, tables.map((name) => `(select '${name}' from ${name} limit 1)`).join(' union all '));

async function sequencesOf(engine: PGlite): Promise<Begun['sequences']> {
  const { rows } = await engine.query<{ name: string; start: string; last: string | null }>(SEQUENCES);
  return new Map(rows.map(({ name, start, last }) => [name, { start, last }]));
}

async function readBegun(engine: PGlite): Promise<Begun> {
  const tables = await column(engine, TABLES);
  const rows = new Map<string, string>();
  for (const table of await filledTables(engine, tables))
    rows.set(table, (await column(engine, `select json_agg(t)::text from ${table} t`)).join());
  return { shape: await shapeOf(engine), tables, rows, sequences: await sequencesOf(engine) };
}

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Statements that bring the engine back to what it was when it was opened. */
async function emptying(engine: PGlite, { tables, rows, sequences }: Begun): Promise<string[]> {
  const filled = await filledTables(engine, tables);
  const now = await sequencesOf(engine);
  const moved = [...sequences].filter(([name, { last }]) => now.get(name)?.last !== last);
  return [
    'begin',
    `set local session_replication_role = replica`,
    ...filled.map((table) => `delete from ${table}`),
    ...[...rows].map(
      ([table, json]) =>
        `insert into ${table} overriding system value select * from json_populate_recordset(null::${table}, ${quoted(json)})`,
    ),
    ...moved.map(([name, { start, last }]) => `select setval(${quoted(name)}, ${last ?? start}, ${last !== null})`),
    'commit',
    ...(filled.length > 0 ? [`vacuum ${filled.join(', ')}`] : []),
  ];
}

/** An engine with the migrated database in it, and what to call when its test is over. */
export async function borrowEngine(dump: Blob): Promise<{ engine: PGlite; giveBack: () => Promise<void> }> {
  const engine = idle.pop() ?? (await openInMemory(dump));
  const start = begun.get(engine) ?? (await readBegun(engine));
  begun.set(engine, start);
  const giveBack = async () => {
    try {
      await engine.exec('rollback');
      await engine.exec('discard all');
      const size = Number((await column(engine, 'select pg_database_size(current_database())')).join());
      if ((await shapeOf(engine)) !== start.shape || size > LARGEST_BYTES) return await engine.close();
      for (const statement of await emptying(engine, start)) await engine.exec(statement);
      idle.push(engine);
    } catch {
      await engine.close(); // a test that broke its engine on purpose
    }
  };
  return { engine, giveBack };
}
