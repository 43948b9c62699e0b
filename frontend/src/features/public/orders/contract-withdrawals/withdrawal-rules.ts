import { t } from '@lingui/core/macro';
import {
  contractWithdrawalInputNameMax,
  contractWithdrawalInputOrderMax,
} from '@/api/generated/zod/schemas/contractWithdrawalInput.zod.ts';
import { EmailMax } from '@/api/generated/zod/schemas/email.zod.ts';
import type { FieldProblems } from '@/lib/form-problems.ts';

export const withdrawalFields = ['name', 'order', 'email'] as const;

export type WithdrawalField = (typeof withdrawalFields)[number];

/** The statement as typed. */
export type WithdrawalText = Readonly<Record<WithdrawalField, string>>;

/** Maximum length of each field in the API. */
export const WITHDRAWAL_LIMITS = {
  name: contractWithdrawalInputNameMax,
  order: contractWithdrawalInputOrderMax,
  email: EmailMax,
} as const;

const MISSING: Readonly<Record<WithdrawalField, string>> = {
  name: t`Please enter your name`,
  order: t`Please enter the order number`,
  email: t`Please enter your email address`,
};

/** What the statement lacks. @param misspelt the browser's own check refuses the email */
export function checkWithdrawal(
  text: WithdrawalText,
  { misspelt } = { misspelt: false },
): FieldProblems<WithdrawalField> {
  const problems: FieldProblems<WithdrawalField> = {};
  for (const field of withdrawalFields) if (text[field].trim() === '') problems[field] = MISSING[field];
  if (!problems.email && (misspelt || !text.email.includes('@')))
    problems.email = t`Please enter a valid email address`;
  return problems;
}
