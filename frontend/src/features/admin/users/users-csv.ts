import { toCsv } from '@shared/csv.ts';
import type { AdminUser } from '@/api/generated/model.ts';
import { roleWord } from './role-word.ts';

/** The rows that are shown, as a file for a spreadsheet. */
export function usersCsv(users: readonly AdminUser[]): Blob {
  const rows = users.map((user) => [user.name, user.email, user.status, roleWord(user), user.created_at]);
  const text = toCsv([['Name', 'E-mail', 'Status', 'Role', 'Joined'], ...rows]);
  return new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' });
}
