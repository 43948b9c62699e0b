import { isWebLink } from '@shared/links.ts';
import type { FieldProblems } from '@/lib/form-problems.ts';

/** One control of an editor; texts are needed unless they are optional. */
export interface FieldSpec {
  readonly name: string;
  readonly label: string;
  readonly kind: 'text' | 'area' | 'lines' | 'rating' | 'icon' | 'product' | 'https';
  /** Most characters; of each line where lines are entries. Choices have no such limit. */
  readonly max?: number;
  readonly rows?: number;
  readonly help?: string;
  /** What is said when it is empty; without it the field may stay empty. */
  readonly missing?: string;
  /** Stands beside the field before it on wide screens. */
  readonly beside?: boolean;
}

export type Values = Record<string, string>;

/** The lines of a text without blanks; each is one entry. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** What is wrong with each field. */
export function checkFields(fields: readonly FieldSpec[], values: Values): FieldProblems<string> {
  const problems: FieldProblems<string> = {};
  for (const { name, kind, missing, max } of fields) {
    const value = (values[name] ?? '').trim();
    if (value === '') {
      if (missing) problems[name] = missing;
    } else if (kind === 'https' && !isWebLink(value)) {
      problems[name] = 'Please enter an address that starts with https://';
    } else if (kind === 'lines' && linesOf(value).some((line) => line.length > (max ?? Number.POSITIVE_INFINITY))) {
      problems[name] = `A line has at most ${max} characters`;
    }
  }
  return problems;
}
