import type { Transaction } from 'kysely';
import { toAuditedFields } from '../../../../contract/rules/audited-values.ts';
import { changedFields } from '../../../../contract/rules/changed-fields.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps, SessionUser } from '../../http/contract/operation.ts';
import { checkVersion, staleVersion } from '../../lib/edit-version.ts';
import { notFound } from '../../lib/errors.ts';
import { recordChange } from '../activity/audit.repository.ts';
import {
  insertEntry,
  type ListRow,
  type ListTable,
  listEntries,
  lockEntry,
  lockOrder,
  markDeleted,
  setOrder,
  updateEntry,
} from './admin-lists.repository.ts';

/** Fields common to all inputs. */
export interface ListInput {
  published: boolean;
  version?: number;
}

/** One kind of list: how its entries are read, written and named in the audit log. */
export interface ListKind<Table extends ListTable, Row extends ListRow<Table>, Input extends ListInput, Entry> {
  table: Table;
  /** type in the audit log, such as `testimonial` */
  subject: 'testimonial' | 'service' | 'faq' | 'team-member' | 'slide';
  /** Values by column, JSON as text. @throws AppError 400 for a picture or product that does not exist */
  toColumns(tx: Transaction<Database>, input: Input): Promise<Record<string, unknown>>;
  toEntry(row: Row): Entry;
  /** The entry's display name. */
  labelOf(row: Row): string;
}

/** The operations of one kind of list; every change adds an audit row and is visible on the pages immediately. */
export function createListService<
  Table extends ListTable,
  Row extends ListRow<Table>,
  Input extends ListInput,
  Entry extends object,
>(deps: Deps, kind: ListKind<Table, Row, Input, Entry>) {
  const { table, subject } = kind;
  const lock = (tx: Parameters<typeof lockEntry>[0], id: number, deleted = false) =>
    lockEntry<Table, Row>(tx, table, id, deleted);
  const toAuditEntry = (user: SessionUser, row: Row) => ({
    actorId: user.id,
    subject,
    subjectId: row.id,
    label: kind.labelOf(row),
    at: deps.clock.now(),
  });

  /** @throws AppError 400 */
  const createIn = async (tx: Transaction<Database>, user: SessionUser, input: Input): Promise<Entry> => {
    const values = { ...(await kind.toColumns(tx, input)), published: input.published };
    const row = await lock(tx, await insertEntry(tx, table, values, deps.clock.now()));
    if (!row) throw notFound(REFUSALS.entryGone);
    const entry = kind.toEntry(row);
    const after = toAuditedFields(entry);
    await recordChange(tx, { ...toAuditEntry(user, row), action: `${subject}.create`, before: null, after });
    return entry;
  };

  return {
    list: async () => {
      const items = (await listEntries<Table, Row>(deps.db, table)).map(kind.toEntry);
      return { items, total: items.length, page: 1, limit: Math.max(items.length, 1) };
    },

    createIn,

    /** @throws AppError 400 */
    create: async (user: SessionUser, input: Input): Promise<Entry> =>
      inTransaction(deps.db, (tx) => createIn(tx, user, input)),

    /** @throws AppError 400, 404, 409 when the version is not the current one */
    update: async (user: SessionUser, id: number, input: Input): Promise<Entry> => {
      return inTransaction(deps.db, async (tx) => {
        const before = await lock(tx, id);
        if (!before) throw notFound(REFUSALS.entryGone);
        checkVersion(before.version, input.version);
        const values = { ...(await kind.toColumns(tx, input)), published: input.published };
        await updateEntry(tx, table, id, values, deps.clock.now());
        const row = await lock(tx, id);
        if (!row) throw notFound(REFUSALS.entryGone);
        const entry = kind.toEntry(row);
        const fields = changedFields(toAuditedFields(kind.toEntry(before)), toAuditedFields(entry));
        if (fields) await recordChange(tx, { ...toAuditEntry(user, row), action: `${subject}.update`, ...fields });
        return entry;
      });
    },

    /** @throws AppError 404 */
    remove: async (user: SessionUser, id: number): Promise<void> => {
      await inTransaction(deps.db, async (tx) => {
        const row = await lock(tx, id);
        if (!row) throw notFound(REFUSALS.entryGone);
        await markDeleted(tx, table, id, deps.clock.now());
        const before = toAuditedFields(kind.toEntry(row));
        await recordChange(tx, { ...toAuditEntry(user, row), action: `${subject}.delete`, before, after: null });
      });
    },

    /** @throws AppError 404 when it is not deleted, or permanently deleted */
    restore: async (user: SessionUser, id: number): Promise<void> => {
      await inTransaction(deps.db, async (tx) => {
        const row = await lock(tx, id, true);
        if (!row) throw notFound(REFUSALS.entryGone);
        await markDeleted(tx, table, id, null);
        const after = toAuditedFields(kind.toEntry(row));
        await recordChange(tx, { ...toAuditEntry(user, row), action: `${subject}.restore`, before: null, after });
      });
    },

    /** @throws AppError 409 when the ids are not exactly those of the list */
    order: async (user: SessionUser, ids: number[]): Promise<void> => {
      await inTransaction(deps.db, async (tx) => {
        const before = await lockOrder(tx, table);
        const requested = new Set(ids);
        if (before.length !== ids.length || !before.every((id) => requested.has(id))) throw staleVersion();
        if (before.every((id, place) => ids[place] === id)) return;
        await setOrder(tx, table, ids);
        const rows = await listEntries<Table, Row>(tx, table);
        const toNames = (order: number[]) => {
          const names = new Map(rows.map((row): [number, string] => [row.id, kind.labelOf(row)]));
          return order.map((id) => names.get(id));
        };
        await recordChange(tx, {
          actorId: user.id,
          action: `${subject}.order`,
          subject,
          subjectId: null,
          label: 'List order',
          before: { ids: before, names: toNames(before) },
          after: { ids, names: toNames(ids) },
          at: deps.clock.now(),
        });
      });
    },
  };
}
