import type { Transaction } from 'kysely';
import type { CustomerNoteChange } from '../../../../contract/generated/model.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { toPlainLines } from '../../../../contract/rules/text.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps, SessionUser } from '../../http/contract/operation.ts';
import { conflict, notFound } from '../../lib/errors.ts';
import { recordChange } from '../activity/audit.repository.ts';
import {
  type CustomerNoteRow,
  countNotes,
  deleteNote,
  findNote,
  insertNote,
  updateNote,
} from './customer-notes.repository.ts';
import { lockCustomer } from './customers.repository.ts';

type NoteDeps = Pick<Deps, 'db' | 'clock'>;

/** All notes are shown on one page. */
const MAX_NOTES = 200;

/**
 * Changes the notes of a customer and adds an audit row without the text: the activity log outlives the customer.
 * @throws AppError 404 for a deleted account
 */
function applyChange<Result>(
  { db, clock }: NoteDeps,
  user: SessionUser,
  customerId: string,
  verb: 'add' | 'edit' | 'delete',
  work: (tx: Transaction<Database>, at: Date) => Promise<Result>,
): Promise<Result> {
  const at = clock.now();
  return inTransaction(db, async (tx) => {
    const customer = await lockCustomer(tx, customerId);
    if (!customer) throw notFound(REFUSALS.userNotFound);
    const result = await work(tx, at);
    const auditEntry = { actorId: user.id, subject: 'user' as const, subjectId: customerId, label: customer.name, at };
    await recordChange(tx, { ...auditEntry, action: `user.${verb}-note`, before: null, after: null });
    return result;
  });
}

async function getNote(tx: Transaction<Database>, customerId: string, id: string): Promise<CustomerNoteRow> {
  const note = await findNote(tx, customerId, id);
  if (!note) throw notFound(REFUSALS.noteNotFound);
  return note;
}

/** @throws AppError 404, 409 when the customer has the maximum of notes */
export const addNote = (deps: NoteDeps, user: SessionUser, userId: string, text: string): Promise<CustomerNoteRow> =>
  applyChange(deps, user, userId, 'add', async (tx, at) => {
    if ((await countNotes(tx, userId)) >= MAX_NOTES) throw conflict(REFUSALS.notesFull);
    return getNote(tx, userId, await insertNote(tx, { userId, authorId: user.id, text: toPlainLines(text), at }));
  });

/** @throws AppError 404, 409 when it was changed since this version */
export const editNote = (
  deps: NoteDeps,
  user: SessionUser,
  { userId, id }: { userId: string; id: string },
  { text, version }: CustomerNoteChange,
): Promise<CustomerNoteRow> =>
  applyChange(deps, user, userId, 'edit', async (tx, at) => {
    const isChanged = await updateNote(tx, { userId, id, version, text: toPlainLines(text), at });
    const note = await getNote(tx, userId, id);
    if (!isChanged) throw conflict(REFUSALS.stale);
    return note;
  });

/** @throws AppError 404 */
export const removeNote = (
  deps: NoteDeps,
  user: SessionUser,
  { userId, id }: { userId: string; id: string },
): Promise<void> =>
  applyChange(deps, user, userId, 'delete', async (tx) => {
    if (!(await deleteNote(tx, userId, id))) throw notFound(REFUSALS.noteNotFound);
  });
