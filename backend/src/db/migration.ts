import type { Kysely } from 'kysely';

interface Change {
  /**
   * For a change that takes something away: the name of the migration that a server must know to work with it. Unset:
   * the change only adds, and servers that do not know it go on working.
   */
  needs?: string;
}

/** A change of the schema, all or nothing. */
export interface SchemaStep extends Change {
  up(db: Kysely<unknown>): Promise<void>;
  /** For what cannot run in a transaction, or works through a table part by part: must be repeatable after a kill. */
  outsideTransaction?: true;
}

export interface IndexPlan {
  name: string;
  /** Table and columns, as `orders (created_at desc, id) where status = 'pending'`. */
  on: string;
  unique?: true;
}

/** Indexes of tables that may be large: built while everybody reads and writes, outside of a transaction. */
export interface IndexBuild extends Change {
  indexes: readonly IndexPlan[];
}

/** One file of `migrations/`. */
export type SchemaMigration = SchemaStep | IndexBuild;

export type Migrations = Readonly<Record<string, SchemaMigration>>;

/** Gets a line for the person at the console. */
export type Report = (line: string) => void;
