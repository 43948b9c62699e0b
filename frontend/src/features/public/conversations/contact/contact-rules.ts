import { t } from '@lingui/core/macro';
import {
  contactInputMessageMax,
  contactInputNameMax,
  contactInputSubjectMax,
} from '@/api/generated/zod/schemas/contactInput.zod.ts';
import { EmailMax } from '@/api/generated/zod/schemas/email.zod.ts';
import { locale } from '@/i18n/language.ts';
import type { FieldProblems } from '@/lib/form-problems.ts';

export const contactFields = ['name', 'email', 'subject', 'message'] as const;

export type ContactField = (typeof contactFields)[number];

/** The values of the form. */
export type ContactInput = Readonly<Record<ContactField, string>>;

/** Maximum length of each field in the API. */
export const CONTACT_LIMITS = {
  name: contactInputNameMax,
  email: EmailMax,
  subject: contactInputSubjectMax,
  message: contactInputMessageMax,
} as const;

const MISSING: Readonly<Record<ContactField, string>> = {
  name: t`Please enter your name`,
  email: t`Please enter your email address`,
  subject: t`Please enter a subject`,
  message: t`Please enter a message`,
};

const INVALID_EMAIL = t`Please enter a valid email address`;
const LONG_MESSAGE_LENGTH = t`Please keep the message under ${CONTACT_LIMITS.message.toLocaleString(locale)} characters`;

function problemOf(field: ContactField, value: string, misspelt: boolean): string | undefined {
  if (value.trim() === '') return MISSING[field];
  if (field === 'email' && (misspelt || !value.includes('@'))) return INVALID_EMAIL;
  if (field === 'message' && value.trim().length > CONTACT_LIMITS.message) return LONG_MESSAGE_LENGTH;
  return;
}

/** Everything that is wrong with a message; the browser's own check may refuse the email address. */
export function checkContact(text: ContactInput, { misspelt } = { misspelt: false }): FieldProblems<ContactField> {
  const problems: FieldProblems<ContactField> = {};
  for (const field of contactFields) {
    const problem = problemOf(field, text[field], misspelt);
    if (problem) problems[field] = problem;
  }
  return problems;
}
