import type { Language } from '@contract/rules/languages.ts';
import { findSequenceProblems } from '@contract/rules/sequences.ts';
import type { NewsletterText, Sequence, SequenceInput } from '@/api/generated/model.ts';
import { sequenceInputEndDaysMax as MAX_DAYS } from '@/api/generated/zod/schemas/sequenceInput.zod.ts';
import type { FieldProblems } from '@/lib/form-problems.ts';
import { readQuantity } from '../../kit/read-number.ts';

/** An email; its delay as typed. */
export interface StepDraft extends Record<Language, NewsletterText> {
  /** Identifies it in the editor, also before it is saved. */
  readonly key: string;
  readonly id: string | null;
  readonly days: string;
}

export interface SequenceDraft {
  readonly steps: readonly StepDraft[];
  readonly endDays: string;
}

export const toSequenceDraft = ({ steps, end_days }: Pick<Sequence, 'steps' | 'end_days'>): SequenceDraft => ({
  steps: steps.map(({ id, delay_days, texts }, index) => ({
    key: id ?? `suggestion-${index}`,
    id,
    days: String(delay_days),
    en: texts.en,
    bn: texts.bn,
  })),
  endDays: String(end_days),
});

const NOTHING: NewsletterText = { subject: '', content: '' };

/** Adds an email a few days after the last one. @returns it with the changed list */
export function addStep(steps: readonly StepDraft[]): { added: StepDraft; steps: StepDraft[] } {
  const last = readDays(steps.at(-1)?.days ?? '0') ?? 0;
  const numbers = steps.flatMap(({ key }) => (key.startsWith('new-') ? [Number(key.slice(4))] : []));
  const key = `new-${Math.max(0, ...numbers) + 1}`;
  const added = { key, id: null, days: String(Math.min(MAX_DAYS, last + 3)), en: NOTHING, bn: NOTHING };
  return { added, steps: [...steps, added] };
}

/** A typed number of days; undefined for anything else. */
export function readDays(typed: string, min = 0): number | undefined {
  const days = readQuantity(typed);
  return days !== null && Number.isInteger(days) && days >= min && days <= MAX_DAYS ? days : undefined;
}

/** The control of a problem, by the email that has it. */
export interface PlacedProblem {
  readonly step: string;
  readonly language: Language | null;
}

/** The name of the control of a text. */
export const textField = (part: 'subject' | 'content', key: string, language: Language): string =>
  `${part}-${key}-${language}`;

const PATH = /^steps\.(?<index>\d+)\.(?:delay_days|texts\.(?<language>en|bn)\.(?<part>subject|content))$/;

/** What is missing, by control, and where the first of it is. */
export function checkSequence({ steps, endDays }: SequenceDraft): {
  problems: FieldProblems<string>;
  first: PlacedProblem | undefined;
} {
  const problems: FieldProblems<string> = {};
  let first: PlacedProblem | undefined;
  const add = (field: string, message: string, place?: PlacedProblem) => {
    problems[field] ??= message;
    first ??= place;
  };
  const end = readDays(endDays, 1);
  for (const { key, days } of steps)
    if (readDays(days) === undefined)
      add(`days-${key}`, `Please enter a number from 0 to ${MAX_DAYS}`, { step: key, language: null });
  const readable = steps.map(({ days, en, bn }) => ({ delay_days: readDays(days) ?? Number.NaN, texts: { en, bn } }));
  for (const { field, message } of findSequenceProblems(readable, end ?? Number.POSITIVE_INFINITY)) {
    const { index, language, part } = PATH.exec(field)?.groups ?? {};
    const key = steps[Number(index)]?.key ?? '';
    if (!language || !part) add(`days-${key}`, String(message), { step: key, language: null });
    else {
      const place = { step: key, language: language as Language };
      add(textField(part as 'subject' | 'content', key, place.language), String(message), place);
    }
  }
  if (end === undefined) add('endDays', `Please enter a number from 1 to ${MAX_DAYS}`);
  return { problems, first };
}

/** The request body of a checked draft. */
export const toSequenceInput = ({ steps, endDays }: SequenceDraft, version: number): SequenceInput => ({
  version,
  end_days: readDays(endDays, 1) ?? 1,
  steps: steps.map(({ id, days, en, bn }) => ({ id, delay_days: readDays(days) ?? 0, texts: { en, bn } })),
});
