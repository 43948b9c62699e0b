import { hasStatus } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';

/** Whether a new password was refused because of its link: used, replaced or expired (410), or invalid (400). */
export function isExpiredLink(error: unknown): boolean {
  return hasStatus(error, 410) || fieldProblems(error, ['token']).token !== undefined;
}
