import type { AdminUser } from '@/api/generated/model.ts';
import { csvFile } from '@/lib/csv-file.ts';
import { roleLabel } from './role-label.ts';

/** The listed rows as CSV for a spreadsheet. */
export function usersCsv(users: readonly AdminUser[]): Blob {
  const rows = users.map((user) => [user.name, user.email, user.status, roleLabel(user), user.created_at]);
  return csvFile([['Name', 'Email', 'Status', 'Role', 'Joined'], ...rows]);
}
