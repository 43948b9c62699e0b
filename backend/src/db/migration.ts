import type { Kysely } from 'kysely';

interface Change {
  /**
   * For a change that removes something: the migration that a server must know to be compatible. Unset: the change only
   * adds, and servers that do not know it remain compatible.
   */
  needs?: string;
}

/** An atomic change of the schema. */
export interface SchemaStep extends Change {
  up(db: Kysely<unknown>): Promise<void>;
  /** For what cannot run in a transaction, or processes a table in batches: must be repeatable after a kill. */
  outsideTransaction?: true;
}

export interface IndexPlan {
  name: string;
  /** Table and columns, such as `orders (created_at desc, id) where status = 'pending'`. */
  on: string;
  unique?: true;
}

/** Indexes of tables that may be large: built outside a transaction, while others read and write. */
export interface IndexBuild extends Change {
  indexes: readonly IndexPlan[];
}

/** One file of `migrations/`. */
export type SchemaMigration = SchemaStep | IndexBuild;

export type Migrations = Readonly<Record<string, SchemaMigration>>;

/** Receives a line for the operator at the console. */
export type Report = (line: string) => void;
