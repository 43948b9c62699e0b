// Opening an embedded engine takes 0.4 seconds and seeding it one second; resetting it takes 0.03 to 0.3. So the tests
// of a worker reuse theirs.
import type { PGlite } from '@electric-sql/pglite';
import { openInMemory } from '../../src/db/embedded.ts';

/** Deleted rows stay in the files until they are vacuumed: an engine that has grown by many of them is not reused. */
const MAX_GROWTH_BYTES = 16 * 1024 * 1024;

const TABLES = `
  select format('%I.%I', n.nspname, c.relname) as name from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema')
  order by c.oid`;

/** Changes with every table, column, index, trigger and function that a test has created, altered or dropped. */
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

interface InitialState {
  shape: string;
  bytes: number;
  /** For each table a value that changes with any of its rows; empty without rows. */
  contents: Map<string, string>;
  /** Rows in the format of COPY, of each table that has any. */
  rows: Map<string, Blob>;
  sequences: Map<string, { start: string; last: string | null }>;
}

const initialStates = new WeakMap<PGlite, InitialState>();
/** Engines in their initial state, by the name of that state. */
const idleEngines = new Map<string, PGlite[]>();
const MIGRATED_SNAPSHOT = 'migrated';

const getIdleEngines = (snapshotName: string): PGlite[] => {
  const engines = idleEngines.get(snapshotName) ?? [];
  idleEngines.set(snapshotName, engines);
  return engines;
};

const value = async (engine: PGlite, statement: string): Promise<string> => {
  const { rows } = await engine.query<Record<string, unknown>>(statement);
  return rows.flatMap((row) => Object.values(row)).join();
};

const readShape = (engine: PGlite): Promise<string> => value(engine, SHAPE);
const readSize = async (engine: PGlite): Promise<number> =>
  Number(await value(engine, 'select pg_database_size(current_database())'));

async function readContents(engine: PGlite, tables: string[]): Promise<InitialState['contents']> {
  const { rows } = await engine.query<{ name: string; content: string }>(
    tables
      .map(
        (name) => `
          select '${name}' as name, coalesce(count(*) || '-' || sum(hashtextextended(t::text, 0)::numeric), '') as content
          from ${name} t`,
      )
      .join(' union all '),
  );
  return new Map(rows.map(({ name, content }) => [name, content]));
}

async function readSequences(engine: PGlite): Promise<InitialState['sequences']> {
  const { rows } = await engine.query<{ name: string; start: string; last: string | null }>(SEQUENCES);
  return new Map(rows.map(({ name, start, last }) => [name, { start, last }]));
}

async function readInitialState(engine: PGlite): Promise<InitialState> {
  const { rows: tables } = await engine.query<{ name: string }>(TABLES);
  const contents = await readContents(
    engine,
    tables.map(({ name }) => name),
  );
  const rows = new Map<string, Blob>();
  for (const [table, content] of contents) {
    const { blob } = content ? await engine.query(`copy ${table} to '/dev/blob'`) : {};
    if (blob) rows.set(table, blob);
  }
  const [shape, bytes, sequences] = [await readShape(engine), await readSize(engine), await readSequences(engine)];
  return { shape, bytes, contents, rows, sequences };
}

const quote = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Resets the engine to its initial state. */
async function restore(engine: PGlite, { contents, rows, sequences }: InitialState): Promise<void> {
  const now = await readContents(engine, [...contents.keys()]);
  const changed = [...contents].flatMap(([table, content]) => (now.get(table) === content ? [] : [table]));
  await engine.exec('begin; set local session_replication_role = replica'); // no triggers, no foreign keys
  for (const table of changed) {
    await engine.exec(`delete from ${table}`);
    const blob = rows.get(table);
    if (blob) await engine.query(`copy ${table} from '/dev/blob'`, [], { blob });
  }
  for (const [name, { last }] of await readSequences(engine)) {
    const first = sequences.get(name);
    if (first && first.last !== last)
      await engine.exec(`select setval(${quote(name)}, ${first.last ?? first.start}, ${first.last !== null})`);
  }
  await engine.exec('commit');
  if (changed.length > 0) await engine.exec(`vacuum ${changed.join(', ')}`);
}

interface BorrowedEngine {
  engine: PGlite;
  /** Declares the current content to be the requested initial state, from now on and for later tests. */
  saveSnapshot(): Promise<void>;
  /** Called when its test is over. */
  release(): Promise<void>;
}

/**
 * An engine with the migrated database.
 * @param snapshotName names the further initial content, which it has if an earlier test has created and declared it
 */
export async function acquireEngine(dump: Blob, snapshotName = MIGRATED_SNAPSHOT): Promise<BorrowedEngine> {
  const prepared = getIdleEngines(snapshotName).pop();
  const engine = prepared ?? getIdleEngines(MIGRATED_SNAPSHOT).pop() ?? (await openInMemory(dump));
  const start = initialStates.get(engine) ?? (await readInitialState(engine));
  initialStates.set(engine, start);
  let current = { name: prepared ? snapshotName : MIGRATED_SNAPSHOT, start };
  const release = async () => {
    try {
      await engine.exec('rollback');
      await engine.exec('discard all');
      const growth = (await readSize(engine)) - current.start.bytes;
      if ((await readShape(engine)) !== current.start.shape || growth > MAX_GROWTH_BYTES) return await engine.close();
      await restore(engine, current.start);
      getIdleEngines(current.name).push(engine);
    } catch {
      await engine.close(); // a test that broke its engine on purpose
    }
  };
  const saveSnapshot = async () => {
    if (current.name === snapshotName) return;
    current = { name: snapshotName, start: await readInitialState(engine) };
    initialStates.set(engine, current.start);
  };
  return { engine, saveSnapshot, release };
}
