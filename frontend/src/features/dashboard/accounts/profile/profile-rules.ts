import { t } from '@lingui/core/macro';
import type { ProfileInput } from '@/api/generated/model.ts';
import { NewPasswordMin } from '@/api/generated/zod/schemas/newPassword.zod.ts';
import type { FieldProblems } from '@/lib/form-problems.ts';

/** The form's controls, in reading order. */
export const profileFields = ['name', 'email', 'address', 'currentPassword', 'newPassword', 'confirmation'] as const;
export type ProfileField = (typeof profileFields)[number];
export type ProfileValues = Record<ProfileField, string>;

/** Something before and behind one '@': what the browser asks of an email address, without its dialects. */
const EMAIL = /^[^\s@]+@[^\s@]+$/;

function emailProblem(email: string): string | undefined {
  if (email === '') return t`Please enter your email address`;
  return EMAIL.test(email) ? undefined : t`Please enter a valid email address`;
}

function passwordProblems({ newPassword, confirmation }: ProfileValues): FieldProblems<ProfileField> {
  const problems: FieldProblems<ProfileField> = {};
  if (newPassword !== '' && newPassword.length < NewPasswordMin) {
    problems.newPassword = t`Password must be at least ${NewPasswordMin} characters long`;
  }
  if (newPassword !== confirmation) problems.confirmation = t`New passwords do not match`;
  return problems;
}

/**
 * All errors of the form; it is sent only when there are none. Whether a change requires the current password is
 * decided by the server: its answer is shown at the field.
 */
export function checkProfile(values: ProfileValues): FieldProblems<ProfileField> {
  const problems = passwordProblems(values);
  if (values.name.trim() === '') problems.name = t`Please enter your full name`;
  const email = emailProblem(values.email.trim());
  if (email) problems.email = email;
  return problems;
}

/** The request body: passwords only if filled in, a blank address as null. */
export function toProfileInput({ name, email, address, currentPassword, newPassword }: ProfileValues): ProfileInput {
  return {
    name: name.trim(),
    email: email.trim(),
    address: address.trim() || null,
    ...(currentPassword ? { currentPassword } : {}),
    ...(newPassword ? { newPassword } : {}),
  };
}
