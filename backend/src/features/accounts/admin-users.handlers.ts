import type { AdminUser } from '../../../../contract/generated/model.ts';
import { normaliseRights } from '../../../../contract/rules/admin-rights.ts';
import { toArrayLimit } from '../../../../contract/rules/list-pages.ts';
import { toAmount } from '../../../../contract/rules/money.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { REPLAYED } from '../../idempotency/idempotency.ts';
import { notFound } from '../../lib/errors.ts';
import { toListHeaders } from '../../lib/list-headers.ts';
import { listEntries } from '../billing/transactions.repository.ts';
import { toTransaction } from '../billing/wallet.mapper.ts';
import { findBalance } from '../billing/wallet.repository.ts';
import { addUser } from './add-user.service.ts';
import { type AdminUserRow, listUsers, userExists } from './admin-users.repository.ts';
import { changeUser, deleteUser, restoreUser } from './admin-users.service.ts';
import { resetFactor } from './reset-factor.service.ts';
import { adjustWallet } from './user-wallet.service.ts';

/** Row to contract; `is_admin` is derived, never stored. */
function toAdminUser(row: AdminUserRow): AdminUser {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    status: row.status,
    role: row.role,
    is_admin: row.role === 'super_admin',
    rights: row.role === 'super_admin' ? normaliseRights(row.rights) : [],
    created_at: row.created_at.toISOString(),
    version: row.version,
  };
}

type Operations =
  | 'adminListUsers'
  | 'adminCreateUser'
  | 'adminUpdateUser'
  | 'adminDeleteUser'
  | 'adminRestoreUser'
  | 'adminResetSecondFactor'
  | 'adminGetUserWallet'
  | 'adminAdjustUserWallet';

const LAST_MOVEMENTS = 10;

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
      const { rows } = await listEntries(db, id, { limit: LAST_MOVEMENTS, offset: 0 });
      return { status: 200, body: { balance: toAmount(await findBalance(db, id)), items: rows.map(toTransaction) } };
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
  };
}
