import type { AdminUser } from '@/api/generated/model.ts';
import type { UserSearch } from './user-search.ts';

/** Those whose name or e-mail contains the text, without regard to case, and who fit the filters; the order stays. */
export function filterUsers(users: readonly AdminUser[], { search = '', status, role }: UserSearch): AdminUser[] {
  const text = search.trim().toLowerCase();
  return users.filter(
    (user) =>
      (status === undefined || user.status === status) &&
      (role === undefined || user.role === role) &&
      (text === '' || user.name.toLowerCase().includes(text) || user.email.toLowerCase().includes(text)),
  );
}

/** 'Admin' or 'User', as the list shows it. */
export const roleWord = ({ is_admin }: Pick<AdminUser, 'is_admin'>): string => (is_admin ? 'Admin' : 'User');
