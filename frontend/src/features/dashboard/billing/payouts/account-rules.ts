import { t } from '@lingui/core/macro';
import { type PayoutAccountInput, PayoutMethod } from '@/api/generated/model.ts';
import type { FieldProblems } from '@/lib/form-problems.ts';

/** The form's controls under their API names, in reading order. */
export const accountFields = ['method', 'holder', 'number', 'bank_name', 'branch', 'routing_number'] as const;
export type AccountField = (typeof accountFields)[number];
type Values = Record<AccountField, string>;

const methodOf = ({ method }: Pick<Values, 'method'>): PayoutMethod =>
  Object.values(PayoutMethod).find((known) => known === method) ?? PayoutMethod.bkash;

/** Name and number are required, and the bank of a bank account; only the server checks the format of a number. */
export function checkAccount(values: Values): FieldProblems<AccountField> {
  const isBank = methodOf(values) === PayoutMethod.bank;
  const problems: FieldProblems<AccountField> = {};
  if (values.holder.trim() === '') problems.holder = t`Please enter the account holder`;
  if (values.number.trim() === '') problems.number = t`Please enter the number`;
  if (isBank && values.bank_name.trim() === '') problems.bank_name = t`Please enter the bank’s name`;
  return problems;
}

/** The request body: trimmed; without a bank for a mobile wallet. */
export function toAccountInput(values: Values): PayoutAccountInput {
  const method = methodOf(values);
  const account = { method, holder: values.holder.trim(), number: values.number.trim() };
  if (method !== PayoutMethod.bank) return account;
  return {
    ...account,
    bank_name: values.bank_name.trim(),
    branch: values.branch.trim() || null,
    routing_number: values.routing_number.trim() || null,
  };
}
