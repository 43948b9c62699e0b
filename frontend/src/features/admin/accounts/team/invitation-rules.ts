import type { InvitationInput } from '@/api/generated/model.ts';
import type { FieldProblems } from '@/lib/form-problems.ts';
import { checkPerson } from '../../kit/check-text.ts';
import { NO_RIGHTS, readRights } from '../../kit/rights-labels.ts';

/** The form's controls, in reading order. */
export const invitationFields = ['name', 'email', 'rights'] as const;
type Values = Record<(typeof invitationFields)[number], string>;

/** All errors of the form. */
export const checkInvitation = ({ name, email, rights }: Values): FieldProblems<keyof Values> => ({
  ...checkPerson({ name, email }),
  ...(readRights(rights).length === 0 ? { rights: NO_RIGHTS } : {}),
});

/** The request body. */
export const toInvitation = ({ name, email, rights }: Values): InvitationInput => ({
  name: name.trim(),
  email: email.trim(),
  rights: readRights(rights),
});
