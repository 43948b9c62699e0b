import type { AdminUser } from '@/api/generated/model.ts';
import { rightsSummary } from '../../kit/rights-labels.ts';

/** 'Admin' or 'User', as shown in the list; with the area in brackets for an administrator limited to one. */
export const roleLabel = ({ is_admin, rights }: Pick<AdminUser, 'is_admin' | 'rights'>): string => {
  if (!is_admin) return 'User';
  return rights.includes('all') ? 'Admin' : `Admin (${rightsSummary(rights).toLowerCase()})`;
};
