import type { ProjectMark, ProjectMarkSide } from '../../contract/generated/model.ts';
import { checkMarkComment, MAX_MARK_MESSAGES, MAX_MARKS, parseSignerName } from '../../contract/rules/project-marks.ts';
import { REFUSALS } from '../../contract/rules/refusals.ts';
import { conflict, invalidField, notFound } from '../problems.ts';
import { findProjectFile, type StoredProjectPage } from './project-pages.ts';

interface Writer {
  side: ProjectMarkSide;
  name: string;
}

const OPEN = { resolved_at: null, resolved_by: '', resolved_side: null };

const done = { status: 204 as const };

const withoutNames = (mark: ProjectMark): ProjectMark => ({
  ...mark,
  messages: mark.messages.map((message) => (message.side === 'studio' ? { ...message, name: '' } : message)),
  resolved_by: mark.resolved_side === 'studio' ? '' : mark.resolved_by,
});

/** The marks on a version. @param isStudio administrators see the names of administrators */
export const listMarks = (page: StoredProjectPage, fileId: string, isStudio: boolean) =>
  findProjectFile(page, fileId)
    ? {
        status: 200 as const,
        body: {
          items: page.marks
            .filter((mark) => mark.fileId === fileId)
            .map(({ fileId: _file, ...mark }) => (isStudio ? mark : withoutNames(mark))),
        },
      }
    : notFound(REFUSALS.projectFileGone);

/** Why a version cannot be marked; undefined when it can. */
const findProblem = (page: StoredProjectPage, fileId: string) => {
  const found = findProjectFile(page, fileId);
  if (!found) return notFound(REFUSALS.projectFileGone);
  if (!found.file.preview) return notFound(REFUSALS.projectPreviewGone);
  return found.deliverable.versions[0]?.id === fileId ? undefined : conflict(REFUSALS.projectMarkOld);
};

const check = ({ side, name, text }: Writer & { text: string }) =>
  checkMarkComment({ text, ...(side === 'client' ? { name } : {}) });

/** The refusal of an id that another comment has; done when it is the same comment again. */
const repeat = (
  page: StoredProjectPage,
  { id, fileId, side, text }: { id: string; fileId: string; side: ProjectMarkSide; text: string },
) => {
  const mark = page.marks.find(({ messages }) => messages.some((message) => message.id === id));
  const stored = mark?.messages.find((message) => message.id === id);
  if (!mark || !stored) return undefined;
  const isSame = mark.fileId === fileId && stored.side === side && stored.text === text;
  return isSame ? done : conflict(REFUSALS.projectMarkUsed);
};

export const addMark = (
  page: StoredProjectPage,
  fileId: string,
  { id, x, y, side, name, text: typed }: Writer & { id: string; x: number; y: number; text: string },
) => {
  const comment = check({ side, name, text: typed });
  if ('field' in comment) return invalidField(comment.field, comment.message);
  const problem = findProblem(page, fileId);
  if (problem) return problem;
  const own = page.marks.filter((mark) => mark.fileId === fileId);
  const { text } = comment;
  const repeated = repeat(page, { id, fileId, side, text });
  if (repeated) return repeated;
  if (own.length >= MAX_MARKS) return conflict(REFUSALS.projectMarksFull(MAX_MARKS));
  const first = { id, side, name: comment.name ?? name, text, created_at: new Date().toISOString() };
  page.marks.push({ id, fileId, number: own.length + 1, x, y, side, messages: [first], ...OPEN });
  return done;
};

const findMark = (page: StoredProjectPage, fileId: string, markId: string) =>
  page.marks.find((mark) => mark.fileId === fileId && mark.id === markId);

export const replyToMark = (
  page: StoredProjectPage,
  { id: fileId, markId }: { id: string; markId: string },
  { id, side, name, text: typed }: Writer & { id: string; text: string },
) => {
  const comment = check({ side, name, text: typed });
  if ('field' in comment) return invalidField(comment.field, comment.message);
  const problem = findProblem(page, fileId);
  if (problem) return problem;
  const mark = findMark(page, fileId, markId);
  if (!mark) return notFound(REFUSALS.projectMarkGone);
  const { text } = comment;
  const repeated = repeat(page, { id, fileId, side, text });
  if (repeated) return repeated;
  if (mark.messages.length >= MAX_MARK_MESSAGES) return conflict(REFUSALS.projectMarkFull(MAX_MARK_MESSAGES));
  mark.messages.push({ id, side, name: comment.name ?? name, text, created_at: new Date().toISOString() });
  Object.assign(mark, OPEN);
  return done;
};

export const resolveMark = (
  page: StoredProjectPage,
  { id: fileId, markId }: { id: string; markId: string },
  { side, name: typed, resolved }: Writer & { resolved: boolean },
) => {
  const name = side === 'client' ? parseSignerName(typed) : typed;
  if (name === undefined) return invalidField('name', REFUSALS.quoteSigner);
  const problem = findProblem(page, fileId);
  if (problem) return problem;
  const mark = findMark(page, fileId, markId);
  if (!mark) return notFound(REFUSALS.projectMarkGone);
  if ((mark.resolved_at !== null) === resolved) return done;
  const at = new Date().toISOString();
  Object.assign(mark, resolved ? { resolved_at: at, resolved_by: name, resolved_side: side } : OPEN);
  return done;
};
