import type { Transaction } from 'kysely';
import type { AdminList, SavedViewInput, SavedViewUpdate } from '../../../../contract/generated/model.ts';
import { operations } from '../../../../contract/generated/operations.ts';
import { findGrantingRight } from '../../../../contract/rules/admin-rights.ts';
import { changedFields } from '../../../../contract/rules/changed-fields.ts';
import { LIST_OPERATIONS, MAX_VIEWS } from '../../../../contract/rules/list-views.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { isOneLine } from '../../../../contract/rules/text.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps, SessionUser } from '../../http/contract/operation.ts';
import { isUniqueViolation } from '../../http/database-errors.ts';
import { checkVersion } from '../../lib/edit-version.ts';
import { conflict, insufficientRights, invalid, notFound } from '../../lib/errors.ts';
import { recordChange } from '../activity/audit.repository.ts';
import {
  countViewsLocked,
  deleteView,
  insertView,
  lockView,
  updateView,
  VIEW_NAME_INDEXES,
  type ViewRow,
} from './admin-views.repository.ts';

type ViewDeps = Pick<Deps, 'db' | 'clock'>;

/** @throws AppError 403 for a list that the administrator cannot open: a view may name customers */
export function checkListAccess(user: SessionUser, list: AdminList): void {
  const { rights } = operations[LIST_OPERATIONS[list]];
  if (findGrantingRight(user.rights, rights) === undefined) throw insufficientRights();
}

const isShared = ({ owner_id }: Pick<ViewRow, 'owner_id'>) => owner_id === null;

/** The whole team works with its views, so only administrators with all rights change them. */
function checkSharing(user: SessionUser, views: readonly Pick<ViewRow, 'owner_id'>[]): void {
  if (views.some(isShared) && !user.rights.includes('all')) throw insufficientRights();
}

const toFields = (row: ViewRow) => ({ name: row.name, shared: isShared(row) });

/** What the team sees is audited; an administrator's own views are not. */
async function recordView(
  tx: Transaction<Database>,
  { clock }: ViewDeps,
  user: SessionUser,
  { before, after }: { before: ViewRow | null; after: ViewRow | null },
): Promise<void> {
  const row = after ?? before;
  if (!row || ![before, after].some((view) => view && isShared(view))) return;
  const change = { actorId: user.id, subject: 'view' as const, subjectId: row.id, label: row.name, at: clock.now() };
  if (before && after) {
    const changes = changedFields(toFields(before), toFields(after)) ?? { before: null, after: null };
    await recordChange(tx, { ...change, action: 'view.update', ...changes });
  } else {
    const fields = { before: before && toFields(before), after: after && toFields(after) };
    await recordChange(tx, { ...change, action: after ? 'view.create' : 'view.delete', ...fields });
  }
}

const rejectTakenName = (error: unknown): never => {
  if (VIEW_NAME_INDEXES.some((index) => isUniqueViolation(error, index))) throw conflict(REFUSALS.viewTwice);
  throw error;
};

async function checkRoom(tx: Transaction<Database>, ownerId: string | null, list: string): Promise<void> {
  if ((await countViewsLocked(tx, ownerId, list)) >= MAX_VIEWS) throw conflict(REFUSALS.atMost(MAX_VIEWS, 'views'));
}

function toFieldsOfInput(user: SessionUser, { name: text, query, shared }: Omit<SavedViewUpdate, 'version'>) {
  const name = text.trim();
  if (!isOneLine(name)) throw invalid('name', REFUSALS.viewNameLines);
  return { name, query, owner_id: shared ? null : user.id };
}

/** @throws AppError 400, 403, 409 when the name is taken or the maximum is reached */
export async function createView(deps: ViewDeps, user: SessionUser, input: SavedViewInput): Promise<ViewRow> {
  const { list } = input;
  checkListAccess(user, list);
  const fields = toFieldsOfInput(user, input);
  checkSharing(user, [fields]);
  return inTransaction(deps.db, async (tx) => {
    await checkRoom(tx, fields.owner_id, list);
    const after = await insertView(tx, { ...fields, list });
    await recordView(tx, deps, user, { before: null, after });
    return after;
  }).catch(rejectTakenName);
}

/** @throws AppError 400, 403, 404, 409 for another version, a taken name or too many views */
export async function changeView(
  deps: ViewDeps,
  user: SessionUser,
  id: string,
  input: SavedViewUpdate,
): Promise<ViewRow> {
  const fields = toFieldsOfInput(user, input);
  return inTransaction(deps.db, async (tx) => {
    const before = await lockView(tx, user.id, id);
    if (!before) throw notFound(REFUSALS.viewGone);
    checkSharing(user, [before, fields]);
    checkVersion(before.version, input.version);
    if (isShared(before) !== isShared(fields)) await checkRoom(tx, fields.owner_id, before.list);
    const after = await updateView(tx, id, fields);
    await recordView(tx, deps, user, { before, after });
    return after;
  }).catch(rejectTakenName);
}

/** @throws AppError 403, 404 */
export async function removeView(deps: ViewDeps, user: SessionUser, id: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const before = await lockView(tx, user.id, id);
    if (!before) throw notFound(REFUSALS.viewGone);
    checkSharing(user, [before]);
    await deleteView(tx, id);
    await recordView(tx, deps, user, { before, after: null });
  });
}
