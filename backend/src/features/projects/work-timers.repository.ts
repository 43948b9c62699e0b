import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { WorkTimersTable } from '../../db/tables.gen.ts';

export type WorkTimerRow = Omit<Selectable<WorkTimersTable>, 'user_id'> & {
  /** title of the lead */
  project: string;
};

const timers = (db: Kysely<Database>, userId: string) =>
  db
    .selectFrom('work_timers as t')
    .innerJoin('leads', 'leads.id', 't.lead_id')
    .select(['t.entry_id', 't.lead_id', 't.text', 't.started_at', 'leads.title as project'])
    .where('t.user_id', '=', userId);

export const findTimer = (db: Kysely<Database>, userId: string): Promise<WorkTimerRow | undefined> =>
  timers(db, userId).executeTakeFirst();

/** Locked until the transaction ends. */
export const lockTimer = (tx: Transaction<Database>, userId: string): Promise<WorkTimerRow | undefined> =>
  timers(tx, userId).forUpdate('t').executeTakeFirst();

/** Does nothing while the person has one. */
export async function insertTimer(tx: Transaction<Database>, values: Insertable<WorkTimersTable>): Promise<void> {
  await tx
    .insertInto('work_timers')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function updateTimer(
  tx: Transaction<Database>,
  userId: string,
  values: Omit<Insertable<WorkTimersTable>, 'user_id'>,
): Promise<void> {
  await tx.updateTable('work_timers').set(values).where('user_id', '=', userId).execute();
}

export async function deleteTimer(tx: Transaction<Database>, userId: string): Promise<void> {
  await tx.deleteFrom('work_timers').where('user_id', '=', userId).execute();
}
