import { isWebLink } from '@contract/rules/links.ts';
import type { FieldProblems } from '@/lib/form-problems.ts';

/** One control of an editor; text fields are required unless marked optional. */
export interface FieldSpec {
  readonly name: string;
  readonly label: string;
  readonly kind: 'text' | 'area' | 'lines' | 'rating' | 'icon' | 'product' | 'https';
  /** Maximum length; per line where each line is an entry. Selects have no such limit. */
  readonly max?: number;
  readonly rows?: number;
  readonly help?: string;
  /** The message when it is empty; without one the field is optional. */
  readonly missing?: string;
  /** Shares a row with the previous field on wide screens. */
  readonly beside?: boolean;
}

export type Values = Record<string, string>;

/** The non-empty lines of a text; each is one entry. */
export const splitLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** The error of each field. */
export function checkFields(fields: readonly FieldSpec[], values: Values): FieldProblems<string> {
  const problems: FieldProblems<string> = {};
  for (const { name, kind, missing, max } of fields) {
    const value = (values[name] ?? '').trim();
    if (value === '') {
      if (missing) problems[name] = missing;
    } else if (kind === 'https' && !isWebLink(value)) {
      problems[name] = 'Please enter a URL that starts with https://';
    } else if (kind === 'lines' && splitLines(value).some((line) => line.length > (max ?? Number.POSITIVE_INFINITY))) {
      problems[name] = `Each line can have up to ${max} characters`;
    }
  }
  return problems;
}
