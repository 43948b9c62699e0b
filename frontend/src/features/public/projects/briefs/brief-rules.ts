import { listBriefProblems } from '@contract/rules/brief-input.ts';
import { t } from '@lingui/core/macro';
import type { FieldProblems } from '@/lib/form-problems.ts';
import { type BriefField, type BriefText, readBudget, toBriefFields } from './brief-text.ts';

/** What keeps the brief from being sent. @param misspelt the browser's own check refuses the email */
export function checkBrief(text: BriefText, { misspelt }: { misspelt: boolean }): FieldProblems<BriefField> {
  const problems: FieldProblems<BriefField> = {};
  const fields = toBriefFields(text);
  const trimmed = {
    ...fields,
    kind: fields.kind.trim(),
    goals: fields.goals.trim(),
    name: fields.name.trim(),
    email: fields.email.trim(),
    phone: fields.phone.trim(),
  };
  for (const { field, message } of listBriefProblems(trimmed)) problems[field] = String(message);
  for (const field of ['budget_from', 'budget_to'] as const)
    if (readBudget(text[field]) === undefined) problems[field] = t`Please enter a whole amount`;
  if (trimmed.email === '') problems.email = t`Please enter your email address`;
  else if (misspelt) problems.email ??= t`Please enter a valid email address`;
  return problems;
}
