import type { AdminUser } from '../../generated/model/adminUser.ts';
import type { Deps, FeatureHandlers } from '../../http/operation.ts';
import { type AdminUserRow, findUsers } from './admin.repository.ts';
import { eraseUser } from './admin.service.ts';

/** Row to contract; `is_admin` is derived, never stored. */
function toAdminUser(row: AdminUserRow): AdminUser {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    status: row.status,
    role: row.role,
    is_admin: row.role === 'super_admin',
    created_at: row.created_at.toISOString(),
  };
}

/** User administration; the contract lets only the role super_admin in. */
export function createAdminHandlers(deps: Deps): FeatureHandlers<'adminListUsers' | 'adminDeleteUser'> {
  return {
    adminListUsers: async () => ({ status: 200, body: (await findUsers(deps.db)).map(toAdminUser) }),

    adminDeleteUser: async ({ user, params }) => {
      await eraseUser(deps, user.id, params.id);
      return { status: 204 };
    },
  };
}
