import { type AdminUserInput, Role, UserStatus } from '@/api/generated/model.ts';
import type { FieldProblems } from '@/lib/form-problems.ts';
import { searchOption } from '@/lib/search-text.ts';
import { checkPerson } from '../../kit/check-text.ts';
import { NO_RIGHTS, readRights } from '../../kit/rights-labels.ts';

/** The form's controls, in reading order. */
export const userFields = ['name', 'email', 'role', 'status', 'rights'] as const;
export type UserField = (typeof userFields)[number];

/** All errors of the form; it is sent only when there are none. */
export function checkUser({ name, email, role, rights }: Record<UserField, string>): FieldProblems<UserField> {
  const lacksRights = role === 'super_admin' && readRights(rights).length === 0;
  return { ...checkPerson({ name, email }), ...(lacksRights ? { rights: NO_RIGHTS } : {}) };
}

/** The request body. */
export function toUserInput({ name, email, role, status, rights }: Record<UserField, string>): AdminUserInput {
  return {
    name: name.trim(),
    email: email.trim(),
    role: searchOption(role, Object.values(Role)) ?? 'customer',
    status: searchOption(status, Object.values(UserStatus)) ?? 'active',
    ...(role === 'super_admin' ? { rights: readRights(rights) } : {}),
  };
}
