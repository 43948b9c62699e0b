import { msg, plural } from '../i18n/macros.ts';
import type { Message } from '../i18n/message.ts';
import { isEmail } from './emails.ts';
import { PROJECT_REFUSALS } from './project-refusals.ts';
import { isOneLine } from './text.ts';

/** What the sender writes. */
export interface BriefFields {
  kind: string;
  goals: string;
  /** in whole units of the shop's currency; null when open */
  budget_from: number | null;
  budget_to: number | null;
  /** `yyyy-mm-dd`; null when open */
  needed_by: string | null;
  links: string;
  name: string;
  email: string;
  reach: 'email' | 'phone' | 'whatsapp';
  phone: string;
}

export const MAX_BRIEF_FILES = 10;
export const MAX_BRIEF_FILE_BYTES = 25 * 1024 * 1024;
/** As much as a slow connection uploads in one request. */
export const BRIEF_PART_BYTES = 8 * 1024 * 1024;

/** What a trimmed brief lacks before it can be sent, in the order of the form. */
export function listBriefProblems({ kind, goals, budget_from, budget_to, name, email, reach, phone }: BriefFields) {
  const problems: { field: keyof BriefFields; message: Message }[] = [];
  const check = (field: keyof BriefFields, isWrong: boolean, message: Message) => {
    if (isWrong && !problems.some((problem) => problem.field === field)) problems.push({ field, message });
  };
  check('kind', kind === '', PROJECT_REFUSALS.briefKind);
  check('kind', !isOneLine(kind), PROJECT_REFUSALS.kindLines);
  check('goals', goals === '', PROJECT_REFUSALS.briefGoals);
  check(
    'budget_to',
    budget_from !== null && budget_to !== null && budget_to < budget_from,
    PROJECT_REFUSALS.briefBudget,
  );
  check('name', name === '', PROJECT_REFUSALS.briefName);
  check('name', !isOneLine(name), PROJECT_REFUSALS.kindLines);
  check('email', !isEmail(email), PROJECT_REFUSALS.briefEmail);
  check('phone', reach !== 'email' && phone === '', PROJECT_REFUSALS.briefPhone);
  check('phone', !isOneLine(phone), PROJECT_REFUSALS.kindLines);
  return problems;
}

const HOURS_OF_DAYS = 48;

/** When the studio usually replies. @param hours measured */
export function replyText(hours: number): Message {
  if (hours < HOURS_OF_DAYS) return msg`We usually reply within ${plural(hours, { one: '# hour', other: '# hours' })}.`;
  return msg`We usually reply within ${plural(Math.round(hours / 24), { one: '# day', other: '# days' })}.`;
}
