import { toArrayLimit } from '../../../../contract/rules/list-pages.ts';
import { toAmount } from '../../../../contract/rules/money.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { REPLAYED } from '../../idempotency/idempotency.ts';
import { notFound } from '../../lib/errors.ts';
import { toListHeaders } from '../../lib/list-headers.ts';
import { addUser } from './add-user.service.ts';
import { toAdminUser } from './admin-users.mapper.ts';
import { listUsers, userExists } from './admin-users.repository.ts';
import { changeUser, deleteUser, restoreUser } from './admin-users.service.ts';
import { addNote, editNote, removeNote } from './customer-notes.service.ts';
import { toCustomerNote } from './customers.mapper.ts';
import { readCustomer } from './customers.service.ts';
import { resetFactor } from './reset-factor.service.ts';
import { adjustWallet, readWallet } from './user-wallet.service.ts';

type Operations =
  | 'adminListUsers'
  | 'adminCreateUser'
  | 'adminUpdateUser'
  | 'adminDeleteUser'
  | 'adminRestoreUser'
  | 'adminResetSecondFactor'
  | 'adminGetUserWallet'
  | 'adminAdjustUserWallet'
  | 'adminGetCustomer'
  | 'adminAddCustomerNote'
  | 'adminUpdateCustomerNote'
  | 'adminDeleteCustomerNote';

/** User administration; the contract admits only the role super_admin. */
export function createAdminUsersHandlers(deps: Deps): FeatureHandlers<Operations> {
  const { db } = deps;
  return {
    adminListUsers: async ({ query }) => {
      const { status, role, sort = '-joined', page = 1 } = query;
      const limit = toArrayLimit(query);
      const search = query.search?.trim() || undefined;
      const result = await listUsers(db, { search, status, role }, sort, { limit, offset: (page - 1) * limit });
      return {
        status: 200,
        headers: toListHeaders(result, { path: '/api/admin/users', query, page, limit }),
        body: result.rows.map(toAdminUser),
      };
    },

    adminCreateUser: async ({ user, body }) => ({ status: 201, body: toAdminUser(await addUser(deps, user, body)) }),

    adminUpdateUser: async ({ user, params, body }) => ({
      status: 200,
      body: toAdminUser(await changeUser(deps, user.id, params.id, body)),
    }),

    adminDeleteUser: async ({ user, params }) => {
      await deleteUser(deps, user.id, params.id);
      return { status: 204 };
    },

    adminRestoreUser: async ({ user, params }) => ({
      status: 200,
      body: toAdminUser(await restoreUser(deps, user.id, params.id)),
    }),

    adminResetSecondFactor: async ({ user, params }) => {
      await resetFactor(deps, user.id, params.id);
      return { status: 204 };
    },

    adminGetUserWallet: async ({ params: { id } }) => {
      if (!(await userExists(db, id))) throw notFound(REFUSALS.userNotFound);
      return { status: 200, body: await readWallet(db, id) };
    },

    adminAdjustUserWallet: async ({ user, params, body, headers }) => {
      const { result, replayed } = await adjustWallet(deps, {
        adminId: user.id,
        userId: params.id,
        amount: body.amount,
        reason: body.reason,
        key: headers['idempotency-key'],
      });
      return { status: 200, body: { balance: toAmount(result) }, ...(replayed ? { headers: REPLAYED } : {}) };
    },

    adminGetCustomer: async ({ user, params }) => ({
      status: 200,
      body: await readCustomer(deps, params.id, user.rights),
    }),

    adminAddCustomerNote: async ({ user, params, body }) => ({
      status: 201,
      body: toCustomerNote(await addNote(deps, user, params.id, body.text)),
    }),

    adminUpdateCustomerNote: async ({ user, params, body }) => ({
      status: 200,
      body: toCustomerNote(await editNote(deps, user, { userId: params.id, id: params.note }, body)),
    }),

    adminDeleteCustomerNote: async ({ user, params }) => {
      await removeNote(deps, user, { userId: params.id, id: params.note });
      return { status: 204 };
    },
  };
}
