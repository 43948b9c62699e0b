import type { AdminUser } from '@/api/generated/model.ts';
import { rightsWords } from '../kit/rights-words.ts';

/** 'Admin' or 'User', as the list shows it; an area in brackets when that is all of somebody's work. */
export const roleWord = ({ is_admin, rights }: Pick<AdminUser, 'is_admin' | 'rights'>): string => {
  if (!is_admin) return 'User';
  return rights.includes('all') ? 'Admin' : `Admin (${rightsWords(rights).toLowerCase()})`;
};
