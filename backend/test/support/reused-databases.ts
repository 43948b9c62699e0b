// Creating a database takes half a second and seeding it one second; resetting it takes 0.03 to 0.3. So the tests of a
// worker reuse theirs.

/** A database of its own, on whichever engine. */
export interface TestDatabase {
  /** @returns the rows of the last statement */
  run(statements: string): Promise<Record<string, unknown>[]>;
  close(): Promise<void>;
}

/** Deleted rows stay in the files until they are vacuumed, so a table with more of them is. */
const MAX_DEAD_ROWS = 500;
const MAX_GROWTH_BYTES = 16 * 1024 * 1024;

/** Holds a copy of the rows that a test may change. */
const COPIES = 'initial_state';

/** `changes` differs once a row was inserted, updated or deleted, even in a transaction that was rolled back. */
const TABLES = `
  select c.oid, format('%I.%I', n.nspname, c.relname) as name,
    concat_ws(' ', c.relfilenode, pg_stat_get_tuples_inserted(c.oid), pg_stat_get_tuples_updated(c.oid),
      pg_stat_get_tuples_deleted(c.oid)) as changes,
    pg_stat_get_dead_tuples(c.oid)::int as dead,
    (
      select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
      where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = ''
    ) as columns
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema', '${COPIES}')
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
  ) as shape, pg_database_size(current_database())::int as bytes`;

const SEQUENCES = `
  select format('%I.%I', schemaname, sequencename) as name, start_value::text as start, last_value::text as last
  from pg_sequences where schemaname not in ('pg_catalog', 'information_schema')`;

interface Table {
  oid: number;
  name: string;
  changes: string;
  /** The number of its deleted rows that take space. */
  dead: number;
  /** Of its columns, without generated ones. */
  columns: string;
}

interface Sequence {
  name: string;
  start: string;
  last: string | null;
}

interface InitialState {
  shape: string;
  bytes: number;
  /** `changes` of each table, by its name. */
  changes: Map<string, string>;
  /** Names of the tables that have rows. */
  copied: Set<string>;
  sequences: Map<string, Sequence>;
}

const readAs = async <Row>({ run }: TestDatabase, statement: string) => (await run(statement)) as unknown as Row[];

async function readTables(database: TestDatabase): Promise<Table[]> {
  await database.run('select pg_stat_force_next_flush()');
  return readAs<Table>(database, TABLES);
}

const toChanges = (tables: Table[]) => new Map(tables.map(({ name, changes }) => [name, changes]));

async function readShape(database: TestDatabase): Promise<{ shape: string; bytes: number }> {
  const [row] = await readAs<{ shape: string; bytes: number }>(database, SHAPE);
  return row ?? { shape: '', bytes: 0 };
}

async function readSequences(database: TestDatabase): Promise<InitialState['sequences']> {
  const rows = await readAs<Sequence>(database, SEQUENCES);
  return new Map(rows.map((sequence) => [sequence.name, sequence]));
}

async function recordInitialState(database: TestDatabase): Promise<InitialState> {
  const tables = await readTables(database);
  const filled = await readAs<{ name: string }>(
    database,
    tables.map(({ name }) => `(select '${name}' as name from ${name} limit 1)`).join(' union all '),
  );
  const copied = new Set(filled.map(({ name }) => name));
  const copies = tables
    .filter(({ name }) => copied.has(name))
    .map(({ oid, name, columns }) => `create table ${COPIES}.t${oid} as select ${columns} from ${name}`);
  await database.run([`drop schema if exists ${COPIES} cascade`, `create schema ${COPIES}`, ...copies].join(';'));
  const shape = await readShape(database);
  return { ...shape, changes: toChanges(tables), copied, sequences: await readSequences(database) };
}

const quote = (text: string): string => `'${text.replaceAll("'", "''")}'`;

async function restore(database: TestDatabase, state: InitialState): Promise<void> {
  const changed = (await readTables(database)).filter(({ name, changes }) => state.changes.get(name) !== changes);
  const rows = changed.flatMap(({ oid, name, columns }) => [
    `delete from ${name}`,
    ...(state.copied.has(name)
      ? [`insert into ${name} (${columns}) overriding system value select ${columns} from ${COPIES}.t${oid}`]
      : []),
  ]);
  const counters = [...(await readSequences(database)).values()].flatMap(({ name, last }) => {
    const first = state.sequences.get(name);
    const isChanged = first && first.last !== last;
    return isChanged ? [`select setval(${quote(name)}, ${first.last ?? first.start}, ${first.last !== null})`] : [];
  });
  // No triggers, no foreign keys.
  const setup = ['begin', 'set local session_replication_role = replica'];
  await database.run([...setup, ...rows, ...counters, 'commit'].join(';'));
  const tables = await readTables(database);
  state.changes = toChanges(tables);
  const dead = tables.filter((table) => table.dead > MAX_DEAD_ROWS).map(({ name }) => name);
  if (dead.length > 0) await database.run(`vacuum ${dead.join(', ')}`);
}

export interface BorrowedDatabase<Database> {
  database: Database;
  /** Declares the current content to be the requested initial state, from now on and for later tests. */
  saveSnapshot(): Promise<void>;
  /** Called when its test is over. */
  release(): Promise<void>;
}

const MIGRATED_SNAPSHOT = 'migrated';

/** Lends the databases of one engine. @param create makes one with the migrated schema */
export function createDatabasePool<Database extends TestDatabase>(create: () => Promise<Database>) {
  const initialStates = new WeakMap<TestDatabase, InitialState>();
  /** Databases in their initial state, by the name of that state. */
  const idle = new Map<string, Database[]>();
  const getIdle = (snapshotName: string): Database[] => {
    const databases = idle.get(snapshotName) ?? [];
    idle.set(snapshotName, databases);
    return databases;
  };

  /**
   * A migrated database.
   * @param snapshotName names the further initial content, which it has if an earlier test has created and declared it
   */
  return async function acquire(snapshotName = MIGRATED_SNAPSHOT): Promise<BorrowedDatabase<Database>> {
    const prepared = getIdle(snapshotName).pop();
    const database = prepared ?? getIdle(MIGRATED_SNAPSHOT).pop() ?? (await create());
    const start = initialStates.get(database) ?? (await recordInitialState(database));
    initialStates.set(database, start);
    let current = { name: prepared ? snapshotName : MIGRATED_SNAPSHOT, start };
    const release = async () => {
      try {
        await database.run('rollback');
        await database.run('discard all');
        const { shape, bytes } = await readShape(database);
        const isGrown = bytes - current.start.bytes > MAX_GROWTH_BYTES;
        if (shape !== current.start.shape || isGrown) return await database.close();
        await restore(database, current.start);
        getIdle(current.name).push(database);
      } catch {
        await database.close(); // a test that broke its engine on purpose
      }
    };
    const saveSnapshot = async () => {
      if (current.name === snapshotName) return;
      current = { name: snapshotName, start: await recordInitialState(database) };
      initialStates.set(database, current.start);
    };
    return { database, saveSnapshot, release };
  };
}
