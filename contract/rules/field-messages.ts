import { msg } from '../i18n/macros.ts';
import type { Message } from '../i18n/message.ts';
import { REFUSALS } from './refusals.ts';

/** The contract rule that a field violates, independent of the validator's name for it. */
export type BrokenRule = 'unknown' | 'missing' | 'blank' | 'too-short' | 'too-long' | 'not-offered' | 'other';

export interface FieldProblem {
  /** Dotted inside nested bodies; empty for the whole body. */
  field: string;
  rule: BrokenRule;
  /** The contract's limit for a text that is too long. */
  max?: number | undefined;
}

interface Detail {
  field: string;
  message: Message;
}

export const FILL_IN_ALL = msg`Please fill in all fields`;
export const CHECK_VALUE = msg`Please check this value`;
export const UNKNOWN_FIELD = msg`Unknown field`;
const DETAILS_MAX = 20;
const NAME_MAX = 60;

/** The specification's messages for fields with a single one for all rules. */
const BY_FIELD = new Map([
  ['email', msg`Please enter a valid email address`],
  ['amount', msg`Please enter a valid amount`],
]);

export const passwordTooShort = (min: number): Message => msg`Password must be at least ${min} characters long`;

function toMessage({ field, rule, max }: FieldProblem, passwordMin: number): Message {
  if (rule === 'unknown') return UNKNOWN_FIELD;
  // The wallet's form has one field, with one message for any error.
  if (field !== 'amount' && (rule === 'missing' || rule === 'blank')) return FILL_IN_ALL;
  const fixed = BY_FIELD.get(field);
  if (fixed) return fixed;
  if (rule === 'too-short' && /password$/i.test(field)) return passwordTooShort(passwordMin);
  if (rule === 'too-long')
    return max === undefined ? msg`This text is too long` : msg`This text is too long: ${max} characters at most`;
  return rule === 'not-offered' ? msg`Please choose one of the available values` : CHECK_VALUE;
}

/**
 * The messages of a rejected request, one per field, and its overall message: the first, or "fill in all fields" when
 * anything is missing.
 */
export function toFieldErrors(
  problems: readonly FieldProblem[],
  passwordMin: number,
): { message: Message; details: Detail[] } {
  const details = new Map<string, Detail>();
  for (const problem of problems.slice(0, DETAILS_MAX)) {
    const field = problem.field.slice(0, NAME_MAX) || 'body';
    if (!details.has(field)) details.set(field, { field, message: toMessage({ ...problem, field }, passwordMin) });
  }
  const list = [...details.values()];
  const first = list.find(({ message }) => message === FILL_IN_ALL) ?? list[0];
  return { message: first?.message ?? REFUSALS.notValid, details: list };
}
