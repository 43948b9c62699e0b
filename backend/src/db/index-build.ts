import { type QueryExecutorProvider, sql } from 'kysely';
import type { IndexPlan, Report } from './migration.ts';

/** Whether the index is there, and whole: a build that was broken off leaves one that is never used. */
async function stateOf(db: QueryExecutorProvider, name: string): Promise<'missing' | 'broken' | 'whole'> {
  const { rows } = await sql<{ valid: boolean }>`
    select indisvalid as valid from pg_index where indexrelid = to_regclass(${name})`.execute(db);
  if (!rows[0]) return 'missing';
  return rows[0].valid ? 'whole' : 'broken';
}

/** The statement that makes the index. */
export const indexStatement = ({ name, on, unique }: IndexPlan, concurrently: boolean): string =>
  `create ${unique ? 'unique ' : ''}index ${concurrently ? 'concurrently ' : ''}${name} on ${on}`;

/**
 * Makes the indexes that are not there yet.
 * @param concurrently on a server: others read and write meanwhile; the embedded engine has nobody else
 */
export async function buildIndexes(
  db: QueryExecutorProvider,
  plans: readonly IndexPlan[],
  concurrently: boolean,
  report: Report,
): Promise<void> {
  // A concurrent build waits for older transactions and holds nobody up: it may wait.
  await sql`set lock_timeout = 0`.execute(db);
  for (const plan of plans) {
    const state = await stateOf(db, plan.name);
    if (state === 'whole') continue;
    if (state === 'broken') {
      report(`The index ${plan.name} was left unfinished and is built again`);
      await sql`drop index ${sql.raw(concurrently ? 'concurrently ' : '')}${sql.ref(plan.name)}`.execute(db);
    }
    await sql.raw(indexStatement(plan, concurrently)).execute(db);
  }
}
