import type { AdminUserInput } from '@/api/generated/model.ts';
import type { FieldProblems } from '@/lib/form-problems.ts';
import { NO_RIGHTS, readRights } from '../../kit/rights-labels.ts';
import { roles, statuses } from './user-search.ts';

/** The form's controls, in reading order. */
export const userFields = ['name', 'email', 'role', 'status', 'rights'] as const;
export type UserField = (typeof userFields)[number];

/** Something before and behind one '@': what the browser asks of an email address, without its dialects. */
const EMAIL = /^[^\s@]+@[^\s@]+$/;

/** All errors of the form; it is sent only when there are none. */
export function checkUser({ name, email, role, rights }: Record<UserField, string>): FieldProblems<UserField> {
  const problems: FieldProblems<UserField> = {};
  if (name.trim() === '') problems.name = 'Please enter the full name';
  if (email.trim() === '') problems.email = 'Please enter the email address';
  else if (!EMAIL.test(email.trim())) problems.email = 'Please enter a valid email address';
  if (role === 'super_admin' && readRights(rights).length === 0) problems.rights = NO_RIGHTS;
  return problems;
}

/** The request body. */
export function toUserInput({ name, email, role, status, rights }: Record<UserField, string>): AdminUserInput {
  return {
    name: name.trim(),
    email: email.trim(),
    role: roles.find((item) => item === role) ?? 'customer',
    status: statuses.find((item) => item === status) ?? 'active',
    ...(role === 'super_admin' ? { rights: readRights(rights) } : {}),
  };
}
