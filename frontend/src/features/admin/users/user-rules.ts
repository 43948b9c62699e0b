import type { AdminUserInput } from '@/api/generated/model.ts';
import type { FieldProblems } from '@/lib/form-problems.ts';
import { roles, statuses } from './user-search.ts';

/** The form's controls, in the order of reading. */
export const userFields = ['name', 'email', 'role', 'status'] as const;
export type UserField = (typeof userFields)[number];

/** Something before and behind one '@': what the browser asks of an e-mail address, without its dialects. */
const EMAIL = /^[^\s@]+@[^\s@]+$/;

/** Everything that is wrong with the form; nothing is sent before it is empty. */
export function checkUser({ name, email }: Record<UserField, string>): FieldProblems<UserField> {
  const problems: FieldProblems<UserField> = {};
  if (name.trim() === '') problems.name = 'Please enter the full name';
  if (email.trim() === '') problems.email = 'Please enter the email address';
  else if (!EMAIL.test(email.trim())) problems.email = 'Please enter a valid email address';
  return problems;
}

/** What is sent. */
export function toUserInput({ name, email, role, status }: Record<UserField, string>): AdminUserInput {
  return {
    name: name.trim(),
    email: email.trim(),
    role: roles.find((one) => one === role) ?? 'customer',
    status: statuses.find((one) => one === status) ?? 'active',
  };
}
