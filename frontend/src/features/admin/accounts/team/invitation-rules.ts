import type { InvitationInput } from '@/api/generated/model.ts';
import type { FieldProblems } from '@/lib/form-problems.ts';
import { NO_RIGHTS, readRights } from '../../kit/rights-labels.ts';

/** The form's controls, in reading order. */
export const invitationFields = ['name', 'email', 'rights'] as const;
type Values = Record<(typeof invitationFields)[number], string>;

/** Something before and behind one '@': what the browser asks of an email address, without its dialects. */
const EMAIL = /^[^\s@]+@[^\s@]+$/;

/** All errors of the form. */
export function checkInvitation({ name, email, rights }: Values): FieldProblems<keyof Values> {
  const problems: FieldProblems<keyof Values> = {};
  if (name.trim() === '') problems.name = 'Please enter the full name';
  if (email.trim() === '') problems.email = 'Please enter the email address';
  else if (!EMAIL.test(email.trim())) problems.email = 'Please enter a valid email address';
  if (readRights(rights).length === 0) problems.rights = NO_RIGHTS;
  return problems;
}

/** The request body. */
export const toInvitation = ({ name, email, rights }: Values): InvitationInput => ({
  name: name.trim(),
  email: email.trim(),
  rights: readRights(rights),
});
