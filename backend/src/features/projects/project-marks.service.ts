import type { Transaction } from 'kysely';
import type { ProjectMark } from '../../../../contract/generated/model.ts';
import { msg } from '../../../../contract/i18n/macros.ts';
import {
  checkMarkComment,
  MAX_MARK_MESSAGES,
  MAX_MARKS,
  parseSignerName,
} from '../../../../contract/rules/project-marks.ts';
import { FIRST_PHASE } from '../../../../contract/rules/project-page.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { conflict, invalid, notFound } from '../../lib/errors.ts';
import { notify } from '../activity/notifications.repository.ts';
import { listTeam } from '../conversations/admin-conversations.repository.ts';
import {
  findMarkMessage,
  hasClientComment,
  insertMark,
  insertMarkMessage,
  listMarkMessages,
  listMarks,
  listUnmailed,
  type ProjectMarkMessageRow,
  type ProjectMarkRow,
  setMarkResolved,
} from './project-marks.repository.ts';
import { findProjectFile, listProjectFiles, lockProjectPage, type ProjectFileRow } from './project-pages.repository.ts';

/** Emails and bells about marks come at most once in this time, because marks are written one after another. */
const QUIET_MS = 15 * 60_000;

/** Who writes: the client with a typed name, or an administrator. */
export type MarkWriter = { side: 'client'; name: string } | { side: 'studio'; userId: string };

interface Place {
  leadId: string;
  /** of the version */
  fileId: string;
  writer: MarkWriter;
}

type MarkDeps = Pick<Deps, 'db' | 'clock' | 'jobs'>;

/** Names of administrators are for administrators. */
const toMark =
  (isStudio: boolean, messages: ProjectMarkMessageRow[]) =>
  (row: ProjectMarkRow): ProjectMark => {
    const own = messages.filter(({ mark_id }) => mark_id === row.id);
    return {
      id: row.id,
      number: row.number,
      x: row.x,
      y: row.y,
      side: own[0]?.side ?? 'studio',
      messages: own.map(({ id, side, name, author, text, created_at }) => ({
        id,
        side,
        name: name ?? (isStudio ? (author ?? '') : ''),
        text,
        created_at: created_at.toISOString(),
      })),
      resolved_at: row.resolved_at?.toISOString() ?? null,
      resolved_by: row.resolved_name ?? (isStudio ? (row.resolver ?? '') : ''),
      resolved_side: row.resolved_side,
    };
  };

/** @throws AppError 404 for a version of another project */
export async function listProjectMarks(
  { db }: Pick<Deps, 'db'>,
  { leadId, fileId, isStudio }: { leadId: string; fileId: string; isStudio: boolean },
): Promise<ProjectMark[]> {
  if (!(await findProjectFile(db, leadId, fileId))) throw notFound(REFUSALS.projectFileGone);
  return (await listMarks(db, fileId)).map(toMark(isStudio, await listMarkMessages(db, fileId)));
}

/**
 * The newest version, locked with its page until the transaction ends.
 * @throws AppError 404 for another project's, and for a file without a picture; 409 for an older version
 */
async function lockVersion(tx: Transaction<Database>, { leadId, fileId }: Place, at: Date): Promise<ProjectFileRow> {
  await lockProjectPage(tx, leadId, { phase: FIRST_PHASE, at });
  const file = await findProjectFile(tx, leadId, fileId);
  if (!file) throw notFound(REFUSALS.projectFileGone);
  if (file.preview_width === null) throw notFound(REFUSALS.projectPreviewGone);
  const newest = (await listProjectFiles(tx, leadId)).find((row) => row.deliverable_id === file.deliverable_id);
  if (newest?.id !== fileId) throw conflict(REFUSALS.projectMarkOld);
  return file;
}

function checkComment(writer: MarkWriter, text: string): { text: string; name: string | null } {
  const comment = checkMarkComment({ text, ...(writer.side === 'client' ? { name: writer.name } : {}) });
  if ('field' in comment) throw invalid(comment.field, comment.message);
  return comment;
}

/** Whether the comment was stored before. @throws AppError 409 when the id is that of another one */
async function isRepeated(
  tx: Transaction<Database>,
  id: string,
  { fileId, writer }: Place,
  text: string,
): Promise<boolean> {
  const stored = await findMarkMessage(tx, id);
  if (!stored) return false;
  if (stored.version_id !== fileId || stored.side !== writer.side || stored.text !== text)
    throw conflict(REFUSALS.projectMarkUsed);
  return true;
}

interface Written {
  id: string;
  mark_id: string;
  number: number;
  text: string;
  name: string | null;
}

/**
 * Stores a comment and notifies the other side unless it was notified recently: the client by email, the team in the
 * app.
 */
async function write(
  deps: MarkDeps,
  tx: Transaction<Database>,
  { leadId, writer, title }: Place & { title: string },
  { number, ...comment }: Written,
): Promise<void> {
  const at = deps.clock.now();
  const isStudio = writer.side === 'studio';
  const wasQuiet = isStudio
    ? (await listUnmailed(tx, leadId)).length === 0
    : !(await hasClientComment(tx, leadId, new Date(at.getTime() - QUIET_MS)));
  const author_id = isStudio ? writer.userId : null;
  await insertMarkMessage(tx, { ...comment, side: writer.side, author_id, created_at: at });
  if (!wasQuiet) return;
  if (isStudio)
    return deps.jobs.add('projects.mail-marks', { leadId }, { db: tx, runAt: new Date(at.getTime() + QUIET_MS) });
  const team = (await listTeam(tx)).map(({ id }) => id);
  const { name, text: body } = comment;
  const heading = msg`${name ?? ''} commented on “${title}”, mark ${number}`;
  await notify(tx, team, { kind: 'account', title: heading, body, href: `/admin/inbox/projects/${leadId}` }, at);
}

/**
 * Puts a mark with its first comment on the newest version, once.
 * @throws AppError 400, 404, 409 for an older version, and when it is full
 */
export async function addProjectMark(
  deps: MarkDeps,
  place: Place,
  { id, x, y, text: typed }: { id: string; x: number; y: number; text: string },
): Promise<void> {
  const comment = checkComment(place.writer, typed);
  await inTransaction(deps.db, async (tx) => {
    const { title } = await lockVersion(tx, place, deps.clock.now());
    // The first comment has the id of its mark.
    if (await isRepeated(tx, id, place, comment.text)) return;
    const number = (await listMarks(tx, place.fileId)).length + 1;
    if (number > MAX_MARKS) throw conflict(REFUSALS.projectMarksFull(MAX_MARKS));
    await insertMark(tx, { id, version_id: place.fileId, number, x, y });
    await write(deps, tx, { ...place, title }, { id, mark_id: id, number, ...comment });
  });
}

/** @throws AppError 404 for a mark of another version */
async function getMark(tx: Transaction<Database>, { fileId }: Place, markId: string): Promise<ProjectMarkRow> {
  const mark = (await listMarks(tx, fileId)).find(({ id }) => id === markId);
  if (!mark) throw notFound(REFUSALS.projectMarkGone);
  return mark;
}

const OPEN = { resolved_at: null, resolved_side: null, resolved_name: null, resolver_id: null };

/**
 * Adds a comment to a mark, once; the mark is open again.
 * @throws AppError 400, 404, 409 for an older version, and when it is full
 */
export async function replyToProjectMark(
  deps: MarkDeps,
  place: Place,
  { markId, id, text: typed }: { markId: string; id: string; text: string },
): Promise<void> {
  const comment = checkComment(place.writer, typed);
  await inTransaction(deps.db, async (tx) => {
    const { title } = await lockVersion(tx, place, deps.clock.now());
    const { number } = await getMark(tx, place, markId);
    if (await isRepeated(tx, id, place, comment.text)) return;
    const own = (await listMarkMessages(tx, place.fileId)).filter(({ mark_id }) => mark_id === markId);
    if (own.length >= MAX_MARK_MESSAGES) throw conflict(REFUSALS.projectMarkFull(MAX_MARK_MESSAGES));
    await setMarkResolved(tx, markId, OPEN);
    await write(deps, tx, { ...place, title }, { id, mark_id: markId, number, ...comment });
  });
}

/** @throws AppError 400 for a missing name, 404, 409 for an older version */
export async function resolveProjectMark(
  deps: MarkDeps,
  place: Place,
  { markId, resolved }: { markId: string; resolved: boolean },
): Promise<void> {
  const { writer } = place;
  const name = writer.side === 'client' ? parseSignerName(writer.name) : null;
  if (name === undefined) throw invalid('name', REFUSALS.quoteSigner);
  await inTransaction(deps.db, async (tx) => {
    const at = deps.clock.now();
    await lockVersion(tx, place, at);
    const mark = await getMark(tx, place, markId);
    if ((mark.resolved_at !== null) === resolved) return;
    const resolver_id = writer.side === 'studio' ? writer.userId : null;
    const values = { resolved_at: at, resolved_side: writer.side, resolved_name: name, resolver_id };
    await setMarkResolved(tx, markId, resolved ? values : OPEN);
  });
}
