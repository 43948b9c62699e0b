import { changedFields } from '../../../contract/rules/changed-fields.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { conflict, notFound, type Problem } from '../../problems.ts';
import { recordChange } from '../../store/audit.ts';
import { type Deletable, publishContent } from '../../store/content.ts';
import type { MockDb } from '../../store/db.ts';
import { toSinglePage } from '../kit/page.ts';
import { findVersionProblem } from '../kit/version.ts';

export type Actor = { id: string };
type Entry = { id: number; version: number; published: boolean; updated_at: string };
type WrittenRow<Row extends Entry> = Omit<Row, 'id' | 'version' | 'updated_at'>;
type Refusal = Problem<400>;

export type ListKind<Row extends Entry, Input> = {
  /** name in the audit trail */
  subject: string;
  rows: () => (Row & Deletable)[];
  labelOf: (row: WrittenRow<Row>) => string;
  /** The input as it is stored, or the reason for a refusal. */
  write: (input: Input) => { row: WrittenRow<Row> } | { problem: Refusal };
};

const toEntry = <Row extends Entry>({ deletedAt: _deletedAt, ...row }: Row & Deletable) => row as unknown as Row;

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
    row: WrittenRow<Row>,
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
    list: () => ({ status: 200 as const, body: toSinglePage(inOrder().map(toEntry)) }),

    create: (user: Actor, input: Input) => {
      const result = write(input);
      if ('problem' in result) return result.problem;
      const id = Math.max(0, ...rows().map((row) => row.id)) + 1;
      const state = { id, version: 1, updated_at: new Date().toISOString(), deletedAt: null };
      const row = { ...result.row, ...state } as unknown as Row & Deletable;
      rows().push(row);
      record(user, 'create', id, result.row, { before: null, after: result.row });
      publishContent(db.state);
      return { status: 201 as const, body: toEntry(row) };
    },

    update: (user: Actor, id: number, input: Input) => {
      const row = find(id, false);
      if (!row) return notFound(REFUSALS.entryGone);
      const stale = findVersionProblem(row.version, input.version);
      if (stale) return stale;
      const result = write(input);
      if ('problem' in result) return result.problem;
      const fields = changedFields(row, result.row);
      if (fields) record(user, 'update', id, result.row, fields);
      Object.assign(row, result.row, { version: row.version + 1, updated_at: new Date().toISOString() });
      publishContent(db.state);
      return { status: 200 as const, body: toEntry(row) };
    },

    remove: (user: Actor, id: number) => {
      const row = find(id, false);
      if (!row) return notFound(REFUSALS.entryGone);
      row.deletedAt = new Date().toISOString();
      record(user, 'delete', id, row, { before: toEntry(row), after: null });
      publishContent(db.state);
      return { status: 204 as const };
    },

    restore: (user: Actor, id: number) => {
      const row = find(id, true);
      if (!row) return notFound(REFUSALS.entryGone);
      row.deletedAt = null;
      record(user, 'restore', id, row, { before: null, after: toEntry(row) });
      publishContent(db.state);
      return { status: 204 as const };
    },

    order: (user: Actor, ids: number[]) => {
      const before = inOrder().map(({ id }) => id);
      if (before.length !== ids.length || !before.every((id) => ids.includes(id))) return conflict(REFUSALS.stale);
      if (before.every((id, positions) => id === ids[positions])) return { status: 204 as const };
      const positions = new Map(ids.map((id, index) => [id, index]));
      rows().sort((a, b) => (positions.get(a.id) ?? ids.length) - (positions.get(b.id) ?? ids.length));
      const toFields = (order: number[]) => ({
        ids: order,
        names: order.map((id) => rows().find((row) => row.id === id)).map((row) => (row ? labelOf(row) : null)),
      });
      const auditEntry = { actorId: user.id, subject, subjectId: null, label: 'List order' };
      recordChange(db, {
        ...auditEntry,
        action: `${subject}.order`,
        before: toFields(before),
        after: toFields(ids),
      });
      publishContent(db.state);
      return { status: 204 as const };
    },
  };
};
