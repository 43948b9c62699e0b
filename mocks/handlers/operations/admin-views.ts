import type { AdminList, SavedView, SavedViewUpdate } from '../../../contract/generated/model.ts';
import { operations } from '../../../contract/generated/operations.ts';
import { findGrantingRight } from '../../../contract/rules/admin-rights.ts';
import { changedFields } from '../../../contract/rules/changed-fields.ts';
import { LIST_OPERATIONS, MAX_VIEWS } from '../../../contract/rules/list-views.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { isOneLine } from '../../../contract/rules/text.ts';
import { conflict, insufficientRights, invalidField, notFound } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import { recordChange } from '../../store/audit.ts';
import type { MockDb } from '../../store/db.ts';
import type { StoredView } from '../../store/state.ts';
import { findVersionProblem } from '../kit/version.ts';

type Operations = 'adminListViews' | 'adminCreateView' | 'adminUpdateView' | 'adminDeleteView' | 'adminSetListLayout';
type Actor = { id: string; rights: readonly string[] };

const toView = ({ ownerId, list: _list, ...view }: StoredView): SavedView => ({ ...view, shared: ownerId === null });
const toFields = ({ name, ownerId }: StoredView) => ({ name, shared: ownerId === null });

const refuseList = ({ rights }: Actor, list: AdminList) =>
  findGrantingRight(rights, operations[LIST_OPERATIONS[list]].rights) === undefined ? insufficientRights() : undefined;

const refuseSharing = ({ rights }: Actor, ...owners: (string | null)[]) =>
  owners.includes(null) && !rights.includes('all') ? insufficientRights() : undefined;

const refuseName = (name: string) =>
  isOneLine(name.trim()) ? undefined : invalidField('name', REFUSALS.viewNameLines);

const record = (db: MockDb, user: Actor, before: StoredView | null, after: StoredView | null) => {
  const view = after ?? before;
  if (!view || ![before, after].some((row) => row?.ownerId === null)) return;
  const entry = { actorId: user.id, subject: 'view', subjectId: view.id, label: view.name };
  if (before && after) {
    const changes = changedFields(toFields(before), toFields(after)) ?? { before: null, after: null };
    recordChange(db, { ...entry, action: 'view.update', ...changes });
  } else {
    const fields = { before: before && toFields(before), after: after && toFields(after) };
    recordChange(db, { ...entry, action: after ? 'view.create' : 'view.delete', ...fields });
  }
};

export const createAdminViewsHandlers = (db: MockDb): Pick<MockHandlers, Operations> => {
  const viewsOf = (ownerId: string | null, list: AdminList) =>
    db.state.savedViews
      .filter((view) => view.ownerId === ownerId && view.list === list)
      .sort((a, b) => a.name.toLowerCase().localeCompare(b.name.toLowerCase()));
  const findView = (user: Actor, id: string) =>
    db.state.savedViews.find((view) => view.id === id && (view.ownerId === null || view.ownerId === user.id));
  const toOwner = (user: Actor, { shared }: Pick<SavedViewUpdate, 'shared'>) => (shared ? null : user.id);
  const isTaken = (ownerId: string | null, list: AdminList, name: string, id?: string) =>
    viewsOf(ownerId, list).some((view) => view.id !== id && view.name.toLowerCase() === name.toLowerCase());
  const refuseFull = (ownerId: string | null, list: AdminList) =>
    viewsOf(ownerId, list).length >= MAX_VIEWS ? conflict(REFUSALS.atMost(MAX_VIEWS, 'views')) : undefined;

  return {
    adminListViews: ({ user, query: { list } }) =>
      refuseList(user, list) ?? {
        status: 200,
        body: {
          items: [...viewsOf(null, list), ...viewsOf(user.id, list)].map(toView),
          layout: db.state.listLayouts[`${user.id} ${list}`] ?? { compact: false, hidden: [] },
        },
      },

    adminCreateView: ({ user, body }) => {
      const { list, query } = body;
      const [name, ownerId] = [body.name.trim(), toOwner(user, body)];
      const refusal =
        refuseList(user, list) ?? refuseName(name) ?? refuseSharing(user, ownerId) ?? refuseFull(ownerId, list);
      if (refusal) return refusal;
      if (isTaken(ownerId, list, name)) return conflict(REFUSALS.viewTwice);
      const view = { id: crypto.randomUUID(), ownerId, list, name, query, version: 1 };
      db.state.savedViews.push(view);
      record(db, user, null, view);
      return { status: 201, body: toView(view) };
    },

    adminUpdateView: ({ user, params, body }) => {
      const nameProblem = refuseName(body.name);
      if (nameProblem) return nameProblem;
      const view = findView(user, params.id);
      if (!view) return notFound(REFUSALS.viewGone);
      const [name, ownerId] = [body.name.trim(), toOwner(user, body)];
      const refusal =
        refuseSharing(user, view.ownerId, ownerId) ??
        findVersionProblem(view.version, body.version) ??
        (view.ownerId === ownerId ? undefined : refuseFull(ownerId, view.list));
      if (refusal) return refusal;
      if (isTaken(ownerId, view.list, name, view.id)) return conflict(REFUSALS.viewTwice);
      const before = { ...view };
      Object.assign(view, { name, ownerId, query: body.query, version: view.version + 1 });
      record(db, user, before, view);
      return { status: 200, body: toView(view) };
    },

    adminDeleteView: ({ user, params }) => {
      const view = findView(user, params.id);
      if (!view) return notFound(REFUSALS.viewGone);
      const refusal = refuseSharing(user, view.ownerId);
      if (refusal) return refusal;
      db.state.savedViews.splice(db.state.savedViews.indexOf(view), 1);
      record(db, user, view, null);
      return { status: 204 };
    },

    adminSetListLayout: ({ user, body: { list, compact, hidden } }) => {
      const refusal = refuseList(user, list);
      if (refusal) return refusal;
      const layout = { compact, hidden: [...new Set(hidden)] };
      db.state.listLayouts[`${user.id} ${list}`] = layout;
      return { status: 200, body: layout };
    },
  };
};
