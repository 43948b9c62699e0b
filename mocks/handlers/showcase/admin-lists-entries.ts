import { changedFields } from '../../../backend/shared/changed-fields.ts';
import { REFUSALS } from '../../../backend/shared/refusals.ts';
import { conflict, notFound, type Problem } from '../../problems.ts';
import { recordChange } from '../../store/audit.ts';
import { type Deletable, showContent } from '../../store/content.ts';
import type { MockDb } from '../../store/db.ts';
import { toWholeList } from '../kit/page.ts';
import { versionProblem } from '../kit/version.ts';

export type Actor = { id: string };
type Entry = { id: number; version: number; published: boolean; updated_at: string };
type Written<Row extends Entry> = Omit<Row, 'id' | 'version' | 'updated_at'>;
type Refusal = Problem<400>;

export type ListKind<Row extends Entry, Input> = {
  /** name in the audit trail */
  subject: string;
  rows: () => (Row & Deletable)[];
  labelOf: (row: Written<Row>) => string;
  /** The input as it is stored, or the reason for a refusal. */
  write: (input: Input) => { row: Written<Row> } | { problem: Refusal };
};

const withoutMark = <Row extends Entry>({ deletedAt: _deletedAt, ...row }: Row & Deletable) => row as unknown as Row;

/** The operations of one ordered list, over the store. */
export const createContentList = <Row extends Entry, Input extends { version?: number }>(
  db: MockDb,
  { subject, rows, labelOf, write }: ListKind<Row, Input>,
) => {
  const find = (id: number, deleted: boolean) =>
    rows().find((row) => row.id === id && (row.deletedAt !== null) === deleted);
  const record = (
    user: Actor,
    verb: string,
    id: number,
    row: Written<Row>,
    fields: { before: object | null; after: object | null },
  ) =>
    recordChange(db, {
      actorId: user.id,
      action: `${subject}.${verb}`,
      subject,
      subjectId: id,
      label: labelOf(row),
      ...fields,
    });
  const inOrder = () => rows().filter(({ deletedAt }) => deletedAt === null);

  return {
    list: () => ({ status: 200 as const, body: toWholeList(inOrder().map(withoutMark)) }),

    create: (user: Actor, input: Input) => {
      const written = write(input);
      if ('problem' in written) return written.problem;
      const id = Math.max(0, ...rows().map((row) => row.id)) + 1;
      const state = { id, version: 1, updated_at: new Date().toISOString(), deletedAt: null };
      const row = { ...written.row, ...state } as unknown as Row & Deletable;
      rows().push(row);
      record(user, 'create', id, written.row, { before: null, after: written.row });
      showContent(db.state);
      return { status: 201 as const, body: withoutMark(row) };
    },

    update: (user: Actor, id: number, input: Input) => {
      const row = find(id, false);
      if (!row) return notFound(REFUSALS.entryGone);
      const stale = versionProblem(row.version, input.version);
      if (stale) return stale;
      const written = write(input);
      if ('problem' in written) return written.problem;
      const fields = changedFields(row, written.row);
      if (fields) record(user, 'update', id, written.row, fields);
      Object.assign(row, written.row, { version: row.version + 1, updated_at: new Date().toISOString() });
      showContent(db.state);
      return { status: 200 as const, body: withoutMark(row) };
    },

    remove: (user: Actor, id: number) => {
      const row = find(id, false);
      if (!row) return notFound(REFUSALS.entryGone);
      row.deletedAt = new Date().toISOString();
      record(user, 'delete', id, row, { before: withoutMark(row), after: null });
      showContent(db.state);
      return { status: 204 as const };
    },

    restore: (user: Actor, id: number) => {
      const row = find(id, true);
      if (!row) return notFound(REFUSALS.entryGone);
      row.deletedAt = null;
      record(user, 'restore', id, row, { before: null, after: withoutMark(row) });
      showContent(db.state);
      return { status: 204 as const };
    },

    order: (user: Actor, ids: number[]) => {
      const before = inOrder().map(({ id }) => id);
      if (before.length !== ids.length || !before.every((id) => ids.includes(id))) return conflict(REFUSALS.stale);
      if (before.every((id, place) => id === ids[place])) return { status: 204 as const };
      const place = new Map(ids.map((id, index) => [id, index]));
      rows().sort((a, b) => (place.get(a.id) ?? ids.length) - (place.get(b.id) ?? ids.length));
      const about = { actorId: user.id, subject, subjectId: null, label: 'List order' };
      recordChange(db, { ...about, action: `${subject}.order`, before: { ids: before }, after: { ids } });
      showContent(db.state);
      return { status: 204 as const };
    },
  };
};
