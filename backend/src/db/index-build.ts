import { type QueryExecutorProvider, sql } from 'kysely';
import type { IndexPlan, Report } from './migration.ts';

/** Whether the index exists and is valid: an interrupted build leaves an invalid one that is never used. */
async function readIndexState(db: QueryExecutorProvider, name: string): Promise<'missing' | 'broken' | 'whole'> {
  const { rows } = await sql<{ valid: boolean }>`
    select indisvalid as valid from pg_index where indexrelid = to_regclass(${name})`.execute(db);
  if (!rows[0]) return 'missing';
  return rows[0].valid ? 'whole' : 'broken';
}

/** The statement that creates the index. */
export const toIndexStatement = ({ name, on, unique }: IndexPlan, concurrently: boolean): string =>
  `create ${unique ? 'unique ' : ''}index ${concurrently ? 'concurrently ' : ''}${name} on ${on}`;

/**
 * Creates the missing indexes.
 * @param concurrently on a server, so that others can read and write; the embedded engine has no other sessions
 */
export async function buildIndexes(
  db: QueryExecutorProvider,
  plans: readonly IndexPlan[],
  concurrently: boolean,
  report: Report,
): Promise<void> {
  // A concurrent build waits for older transactions without blocking anyone, so it needs no lock timeout.
  await sql`set lock_timeout = 0`.execute(db);
  for (const plan of plans) {
    const state = await readIndexState(db, plan.name);
    if (state === 'whole') continue;
    if (state === 'broken') {
      report(`The index ${plan.name} was left unfinished and is being rebuilt`);
      await sql`drop index ${sql.raw(concurrently ? 'concurrently ' : '')}${sql.ref(plan.name)}`.execute(db);
    }
    await sql.raw(toIndexStatement(plan, concurrently)).execute(db);
  }
}
