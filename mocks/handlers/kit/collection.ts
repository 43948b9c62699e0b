import type { Message } from '../../../contract/i18n/message.ts';
import { toAuditedFields } from '../../../contract/rules/audited-values.ts';
import { changedFields } from '../../../contract/rules/changed-fields.ts';
import { notFound, type Problem } from '../../problems.ts';
import { recordChange } from '../../store/audit.ts';
import type { MockDb } from '../../store/db.ts';
import { findVersionProblem } from './version.ts';

export type Actor = { id: string };
type Params = { id: string };
type Row = { id: string | number; version?: number; deletedAt?: string | null };
type Verb = 'create' | 'update' | 'delete' | 'restore';
type ChangeFields = { before: object | null; after: object | null };
type Versioned = { version?: number };
/** Only collections with versions refuse an older one. */
type StaleProblem<Stored> = Stored extends { version: number } ? Problem<400 | 409> : never;

const NO_FIELDS: ChangeFields = { before: null, after: null };

/** The fields that an input sets; the collection adds the others. */
type Written<Stored> = Omit<Stored, 'id' | 'userId' | 'version' | 'created_at' | 'updated_at' | 'deletedAt'>;

/** What distinguishes the rows of one collection from another's. */
type EntryRules<Stored extends Row, Item extends object> = {
  rows: () => Stored[];
  /** Whether the user may see the row; without it all may. */
  isOwn?: (row: Stored, user: Actor) => boolean;
  /** message about an unknown id */
  gone?: Message;
  toItem: (row: Stored) => Item;
  /** How changes appear in the audit trail; without it they do not. */
  audit?: {
    subject: string;
    label: (row: Stored) => string;
    /** what is recorded of a row; null to record only that it has changed */
    fields?: (row: Stored) => object | null;
    /** actions with other names than usual */
    verbs?: Partial<Record<Verb, string>>;
    updateVerb?: (before: Stored, after: Stored) => string;
    /** what is recorded of a change, if not each changed field alone */
    changes?: (before: Stored, after: Stored) => ChangeFields | undefined;
  };
  /** Runs after every change. */
  changed?: (row: Stored) => void;
};

/** `Refused`: the statuses of its own refusals. */
export type CollectionRules<Stored extends Row, Item extends object, Input, Refused extends number> = EntryRules<
  Stored,
  Item
> & {
  /** A problem of the input alone, which the server reports before an unknown id. */
  findInputProblem?: (input: Input) => Problem<Refused> | undefined;
  /** The fields that an input sets, or the reason for a refusal. Asynchronous only if it has to be. */
  write: (
    input: Input,
    before?: Stored,
  ) => Written<Stored> | Problem<Refused> | Promise<Written<Stored> | Problem<Refused>>;
  /** A new row with these fields. */
  create: (fields: Written<Stored>, user: Actor) => Stored;
  isNewestFirst?: boolean;
  /** Runs after a row was created or updated. */
  saved?: (row: Stored, before: Stored | null, user: Actor) => void;
};

const isProblem = <Refused extends number>(result: object | Problem<Refused>): result is Problem<Refused> =>
  'status' in result && 'body' in result;

/** Continues with a value. A synchronous one leaves no gap in which another call could change the data. */
const continueWith = <Value, Result>(value: Value | Promise<Value>, next: (value: Value) => Result) =>
  value instanceof Promise ? value.then(next) : next(value);

/** `id`, version and dates of a new entry whose collection counts its ids and can restore what was deleted. */
export const newEntry = (rows: readonly { id: number }[]) => ({
  id: Math.max(0, ...rows.map(({ id }) => id)) + 1,
  version: 1,
  updated_at: new Date().toISOString(),
  deletedAt: null,
});

/** Finds, deletes and restores rows, over the store. Rows with `deletedAt` can be restored, others are gone for good. */
export const createEntries = <Stored extends Row, Item extends object>(db: MockDb, rules: EntryRules<Stored, Item>) => {
  const { rows, toItem, audit } = rules;
  const find = (id: string | number, user?: Actor, deleted = false) =>
    rows().find(
      (row) =>
        String(row.id) === String(id) &&
        ((row.deletedAt ?? null) !== null) === deleted &&
        (!user || !rules.isOwn || rules.isOwn(row, user)),
    );
  const missing = () => notFound(rules.gone);
  const record = (user: Actor, verb: string, row: Stored, fields: ChangeFields = NO_FIELDS) => {
    if (!audit) return;
    const { subject, label } = audit;
    const auditEntry = { actorId: user.id, subject, subjectId: row.id, label: label(row) };
    recordChange(db, { ...auditEntry, action: `${subject}.${audit.verbs?.[verb as Verb] ?? verb}`, ...fields });
  };
  const toFields = (row: Stored) => (audit?.fields ?? ((stored) => toAuditedFields(toItem(stored))))(row);

  return {
    find,
    missing,
    record,
    toFields,
    /** The rows that are not deleted. */
    present: () => rows().filter((row) => (row.deletedAt ?? null) === null),

    /** Sets fields and records those that have changed. Returns the row as it was. */
    assign: (user: Actor, row: Stored, fields: object, verb?: string) => {
      const before = { ...row };
      Object.assign(row, fields);
      const [old, current] = [toFields(before), toFields(row)];
      const compare = () => (old && current ? changedFields(old, current) : NO_FIELDS);
      const changes = audit?.changes ? audit.changes(before, row) : compare();
      if (changes) record(user, verb ?? audit?.updateVerb?.(before, row) ?? 'update', row, changes);
      return before;
    },

    get: ({ params, user }: { params: Params; user: Actor }) => {
      const row = find(params.id, user);
      return row ? { status: 200 as const, body: toItem(row) } : missing();
    },

    remove: ({ params, user }: { params: Params; user: Actor }) => {
      const row = find(params.id, user);
      if (!row) return missing();
      record(user, 'delete', row, { before: toFields(row), after: null });
      if ('deletedAt' in row) Object.assign(row, { deletedAt: new Date().toISOString() });
      else rows().splice(rows().indexOf(row), 1);
      rules.changed?.(row);
      return { status: 204 as const };
    },

    restore: ({ params, user }: { params: Params; user: Actor }) => {
      const row = find(params.id, user, true);
      if (!row) return missing();
      Object.assign(row, { deletedAt: null });
      record(user, 'restore', row, { before: null, after: toFields(row) });
      rules.changed?.(row);
      return { status: 204 as const };
    },
  };
};

/**
 * The operations of a plain collection, over the store: an unknown id is 404, another version than the current one 409,
 * and each change is audited.
 */
export const createCollection = <Stored extends Row, Item extends object, Input extends object, Refused extends number>(
  db: MockDb,
  rules: CollectionRules<Stored, Item, Input, Refused>,
) => {
  const { rows, toItem } = rules;
  const entries = createEntries(db, rules);
  return {
    ...entries,

    create: ({ body, user }: { body: Input; user: Actor }) =>
      rules.findInputProblem?.(body) ??
      continueWith(rules.write(body), (result) => {
        if (isProblem(result)) return result;
        const row = rules.create(result, user);
        if (rules.isNewestFirst) rows().unshift(row);
        else rows().push(row);
        entries.record(user, 'create', row, { before: null, after: entries.toFields(row) });
        rules.saved?.(row, null, user);
        rules.changed?.(row);
        return { status: 201 as const, body: toItem(row) };
      }),

    /** @param verb the action in the audit trail, if other than a plain change */
    update: ({ params, body, user }: { params: Params; body: Input; user: Actor }, verb?: string) => {
      const inputProblem = rules.findInputProblem?.(body);
      if (inputProblem) return inputProblem;
      const row = entries.find(params.id, user);
      if (!row) return entries.missing();
      const current = row.version;
      const stale = current === undefined ? undefined : findVersionProblem(current, (body as Versioned).version);
      if (stale) return stale as unknown as StaleProblem<Stored>;
      return continueWith(rules.write(body, row), (result) => {
        if (isProblem(result)) return result;
        const fields = {
          ...result,
          ...(current === undefined ? {} : { version: current + 1 }),
          ...('updated_at' in row ? { updated_at: new Date().toISOString() } : {}),
        };
        const before = entries.assign(user, row, fields, verb);
        rules.saved?.(row, before, user);
        rules.changed?.(row);
        return { status: 200 as const, body: toItem(row) };
      });
    },
  };
};
