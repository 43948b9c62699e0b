import { adminListUsers } from '@/api/generated/admin-users/admin-users.ts';
import type { AdminListUsersParams, AdminUser } from '@/api/generated/model.ts';

/** The maximum that one call answers. */
const PART = 500;

/** Every page of the filtered list, for a file. */
export async function allUsers(asked: AdminListUsersParams): Promise<AdminUser[]> {
  const users: AdminUser[] = [];
  for (let page = 1; ; page += 1) {
    const part = await adminListUsers({ ...asked, page, limit: PART });
    users.push(...part);
    if (part.length < PART) return users;
  }
}
