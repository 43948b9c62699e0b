import type { TimelineNote, TimelineNoteInput } from '../../../../contract/generated/model.ts';
import type { Span } from '../../../../contract/rules/calendar.ts';
import { changedFields } from '../../../../contract/rules/changed-fields.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import {
  isNoteDay,
  MAX_TIMELINE_NOTES,
  sortMarks,
  toNoteText,
  toPriceTitle,
} from '../../../../contract/rules/timeline.ts';
import { inTransaction } from '../../db/retry.ts';
import type { ActivityAction } from '../../db/schema.ts';
import { findShopCurrency } from '../../db/shop-currency.ts';
import { toShopDay } from '../../db/shop-zone.ts';
import type { Deps, SessionUser } from '../../http/contract/operation.ts';
import { conflict, invalid, notFound } from '../../lib/errors.ts';
import { recordChange } from '../activity/audit.repository.ts';
import {
  deleteNote,
  insertNote,
  listDatedMarks,
  listPriceDays,
  lockNotes,
  type NoteRow,
  updateNote,
} from './timeline.repository.ts';

type NoteDeps = Pick<Deps, 'db' | 'clock'>;
type Admin = Pick<SessionUser, 'id'>;
type Fields = Omit<NoteRow, 'id'>;

/** What happened in a span, oldest first. */
export async function readTimeline({ db }: Pick<Deps, 'db'>, span: Span): Promise<TimelineNote[]> {
  const marks = await listDatedMarks(db, span);
  const days = await listPriceDays(db, span);
  const currency = await findShopCurrency(db);
  const prices = days.map(({ day, product, title, changes }): TimelineNote => {
    const href = `/admin/products/${product}`;
    return { id: null, day, kind: 'price', title: toPriceTitle(title, changes, currency), href };
  });
  return sortMarks([...marks, ...prices]);
}

const toNote = ({ id, day, text }: NoteRow): TimelineNote => ({ id, day, kind: 'note', title: text, href: null });
const toFields = ({ day, text }: Fields): Fields => ({ day, text });

/** @throws AppError 400 for a day that has not begun */
async function readInput({ db, clock }: NoteDeps, { day, text }: TimelineNoteInput): Promise<Fields> {
  const today = await toShopDay(db, clock.now());
  if (!isNoteDay(day, today)) throw invalid('day', REFUSALS.timelineNoteDay);
  return { day, text: toNoteText(text) };
}

interface Entry {
  action: Extract<ActivityAction, `timeline-note.${string}`>;
  note: NoteRow;
  before: object | null;
  after: object | null;
  at: Date;
}

const toAudit = (admin: Admin, { note, ...entry }: Entry) =>
  ({ actorId: admin.id, subject: 'timeline-note', subjectId: note.id, label: note.text, ...entry }) as const;

/** @throws AppError 400, 409 */
export async function createNote(deps: NoteDeps, admin: Admin, body: TimelineNoteInput): Promise<TimelineNote> {
  const fields = await readInput(deps, body);
  const at = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    if ((await lockNotes(tx)).length >= MAX_TIMELINE_NOTES) throw conflict(REFUSALS.timelineFull(MAX_TIMELINE_NOTES));
    const note = await insertNote(tx, { ...fields, created_at: at });
    await recordChange(tx, toAudit(admin, { action: 'timeline-note.create', note, before: null, after: fields, at }));
    return toNote(note);
  });
}

/** @throws AppError 400, 404 */
export async function changeNote(
  deps: NoteDeps,
  admin: Admin,
  id: string,
  body: TimelineNoteInput,
): Promise<TimelineNote> {
  const fields = await readInput(deps, body);
  return inTransaction(deps.db, async (tx) => {
    const before = (await lockNotes(tx)).find((one) => one.id === id);
    if (!before) throw notFound(REFUSALS.timelineNoteGone);
    const note = await updateNote(tx, { id, ...fields });
    const changes = changedFields(toFields(before), fields);
    const at = deps.clock.now();
    if (changes) await recordChange(tx, toAudit(admin, { action: 'timeline-note.update', note, ...changes, at }));
    return toNote(note);
  });
}

/** @throws AppError 404 */
export async function removeNote(deps: NoteDeps, admin: Admin, id: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const note = (await lockNotes(tx)).find((one) => one.id === id);
    if (!note) throw notFound(REFUSALS.timelineNoteGone);
    await deleteNote(tx, id);
    const entry = { action: 'timeline-note.delete', note, before: toFields(note), after: null } as const;
    await recordChange(tx, toAudit(admin, { ...entry, at: deps.clock.now() }));
  });
}
