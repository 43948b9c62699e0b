import { t } from '@lingui/core/macro';
import type { FieldProblems } from '@/lib/form-problems.ts';
import { type BriefField, type BriefText, readBudget } from './brief-text.ts';

/** What keeps the brief from being sent. @param misspelt the browser's own check refuses the email */
export function checkBrief(text: BriefText, { misspelt }: { misspelt: boolean }): FieldProblems<BriefField> {
  const problems: FieldProblems<BriefField> = {};
  const [from, to] = [readBudget(text.budget_from), readBudget(text.budget_to)];
  if (text.kind.trim() === '') problems.kind = t`Please select what you need`;
  if (text.goals.trim() === '') problems.goals = t`Please describe your project`;
  if (from === undefined) problems.budget_from = t`Please enter a whole amount`;
  if (to === undefined) problems.budget_to = t`Please enter a whole amount`;
  else if (to !== null && from && to < from) problems.budget_to = t`The upper end must be at least the lower end`;
  if (text.name.trim() === '') problems.name = t`Please enter your name`;
  if (text.email.trim() === '') problems.email = t`Please enter your email address`;
  else if (misspelt || !text.email.includes('@')) problems.email = t`Please enter a valid email address`;
  if (text.reach !== 'email' && text.phone.trim() === '') problems.phone = t`Please enter a phone number`;
  return problems;
}
