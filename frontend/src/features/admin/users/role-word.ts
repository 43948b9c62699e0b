import type { AdminUser } from '@/api/generated/model.ts';

/** 'Admin' or 'User', as the list shows it. */
export const roleWord = ({ is_admin }: Pick<AdminUser, 'is_admin'>): string => (is_admin ? 'Admin' : 'User');
