import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { CustomerNotesTable } from '../../db/tables.gen.ts';

type Column = 'id' | 'text' | 'version' | 'created_at' | 'updated_at';
export type CustomerNoteRow = Pick<Selectable<CustomerNotesTable>, Column> & { author: string | null };

const selectNotes = (db: Kysely<Database>, userId: string) =>
  db
    .selectFrom('customer_notes as n')
    .leftJoin('users', 'users.id', 'n.author_id')
    .select(['n.id', 'n.text', 'n.version', 'n.created_at', 'n.updated_at', 'users.name as author'])
    .where('n.user_id', '=', userId);

/** All notes about a customer, newest first. */
export const listNotes = (db: Kysely<Database>, userId: string): Promise<CustomerNoteRow[]> =>
  selectNotes(db, userId).orderBy('n.seq', 'desc').execute();

export const findNote = (db: Kysely<Database>, userId: string, id: string): Promise<CustomerNoteRow | undefined> =>
  selectNotes(db, userId).where('n.id', '=', id).executeTakeFirst();

export async function countNotes(db: Kysely<Database>, userId: string): Promise<number> {
  const { total } = await db
    .selectFrom('customer_notes')
    .where('user_id', '=', userId)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

export async function insertNote(
  tx: Transaction<Database>,
  { userId, authorId, text, at }: { userId: string; authorId: string; text: string; at: Date },
): Promise<string> {
  const { id } = await tx
    .insertInto('customer_notes')
    .values({ user_id: userId, author_id: authorId, text, created_at: at, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** @returns whether the note still had this version */
export async function updateNote(
  tx: Transaction<Database>,
  { userId, id, version, text, at }: { userId: string; id: string; version: number; text: string; at: Date },
): Promise<boolean> {
  const row = await tx
    .updateTable('customer_notes')
    .set({ text, updated_at: at, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns whether there was such a note */
export async function deleteNote(tx: Transaction<Database>, userId: string, id: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('customer_notes')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
