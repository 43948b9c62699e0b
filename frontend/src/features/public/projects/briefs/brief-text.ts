import type { BriefChange } from '@/api/generated/model.ts';

export type BriefFields = Omit<BriefChange, 'version'>;

/** Names of the controls, in reading order. */
export const briefFields = [
  'kind',
  'goals',
  'budget_from',
  'budget_to',
  'needed_by',
  'links',
  'name',
  'email',
  'reach',
  'phone',
] as const;

export type BriefField = (typeof briefFields)[number];

/** The form as typed. */
export type BriefText = Readonly<Record<BriefField, string>>;

/** Separators of thousands, in the spelling of any country. */
const SEPARATORS = /[\s,.'’_]/g;
const UNITS = /^\d{1,10}$/;
const LARGEST = 1_000_000_000;

/** A budget in whole units; null when it is empty, undefined when it cannot be read. */
export function readBudget(text: string): number | null | undefined {
  const digits = text.replaceAll(SEPARATORS, '');
  if (digits === '') return null;
  return UNITS.test(digits) && Number(digits) <= LARGEST ? Number(digits) : undefined;
}

const isReach = (text: string): text is BriefFields['reach'] => ['email', 'phone', 'whatsapp'].includes(text);

/** What is saved while the form is written: a budget that cannot be read yet is open. */
export const toBriefFields = ({ budget_from, budget_to, needed_by, reach, ...texts }: BriefText): BriefFields => ({
  ...texts,
  budget_from: readBudget(budget_from) ?? null,
  budget_to: readBudget(budget_to) ?? null,
  needed_by: needed_by || null,
  reach: isReach(reach) ? reach : 'email',
});

/** Whether nothing has been written yet; the preselected answers do not count. */
export const isBlank = ({ reach: _reach, kind: _kind, ...fields }: BriefFields): boolean =>
  Object.values(fields).every((value) => value === null || (typeof value === 'string' && value.trim() === ''));
