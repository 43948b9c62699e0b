import { t } from '@lingui/core/macro';
import { FactorCodeMin } from '@/api/generated/zod/schemas/factorCode.zod.ts';
import type { FieldProblems } from '@/lib/form-problems.ts';

const MISSING = { password: t`Please enter your password`, code: t`Please enter the code` };

type Field = keyof typeof MISSING;

/** Missing fields; only the server can tell whether a password or code is right. */
export function checkFactor<Asked extends Field>(values: Record<Asked, string>): FieldProblems<Asked> {
  const problems: FieldProblems<Asked> = {};
  for (const [field, value] of Object.entries(values) as [Asked, string][]) {
    if (value.trim().length < MIN_LENGTH[field]) problems[field] = MISSING[field];
  }
  return problems;
}

const MIN_LENGTH = { password: 1, code: FactorCodeMin };
