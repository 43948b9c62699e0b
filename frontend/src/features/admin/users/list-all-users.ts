import { adminListUsers } from '@/api/generated/admin-users/admin-users.ts';
import type { AdminListUsersParams, AdminUser } from '@/api/generated/model.ts';

/** The maximum that one call answers. */
const BATCH_SIZE = 500;

/** Every page of the filtered list, for a file. */
export async function listAllUsers(params: AdminListUsersParams): Promise<AdminUser[]> {
  const users: AdminUser[] = [];
  for (let page = 1; ; page += 1) {
    const batch = await adminListUsers({ ...params, page, limit: BATCH_SIZE });
    users.push(...batch);
    if (batch.length < BATCH_SIZE) return users;
  }
}
