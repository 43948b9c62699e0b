import type { ErrorDetail } from '../generated/model/errorDetail.ts';
import { invalid, type Problem } from '../problems.ts';
import { type Place, schemaOf } from './schemas.ts';

type Checked = { value: unknown; problem?: undefined } | { problem: Problem<400> };

/** Sentences for people; every other rule of the contract is told in one general sentence. */
const SENTENCES: Record<string, string> = {
  email: 'Please enter a valid email address',
  amount: 'Please enter a valid amount',
};
const GENERAL = 'Please check the highlighted fields';

const sentence = (field: string, code: string, missing: boolean): string => {
  if (SENTENCES[field]) return SENTENCES[field];
  if ((field === 'password' || field === 'newPassword') && code === 'too_small')
    return 'Password must be at least 6 characters long';
  return missing ? 'This field is required' : 'This value is not accepted';
};

/** PostgreSQL cannot store NUL, and half a surrogate pair is no text: the real server refuses both everywhere. */
const hasBrokenText = (value: unknown): boolean => {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed();
  if (Array.isArray(value)) return value.some(hasBrokenText);
  return typeof value === 'object' && value !== null && Object.values(value).some(hasBrokenText);
};

const hasMoreThanCents = (value: unknown): boolean => {
  const amount = (value as { amount?: unknown } | null)?.amount;
  return typeof amount === 'number' && Math.abs(amount * 100 - Math.round(amount * 100)) > 1e-6;
};

/** Checks one part of a request against the contract, as the validator of the real server does. */
export const check = (operationId: string, place: Place, value: unknown): Checked => {
  const schema = schemaOf(operationId, place);
  if (hasBrokenText(value)) return { problem: invalid('The text contains characters that cannot be stored') };
  if (!schema) return { value };
  const result = schema.safeParse(value);
  if (result.success) {
    if (place === 'Body' && hasMoreThanCents(value)) {
      const message = SENTENCES.amount as string;
      return { problem: invalid(message, [{ field: 'amount', message }]) };
    }
    return { value: result.data };
  }
  const details: ErrorDetail[] = result.error.issues.map((issue) => {
    const unknownKey = issue.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
    const field = String(unknownKey ?? issue.path.at(-1) ?? 'body');
    const missing = issue.code === 'invalid_type' && issue.input === undefined;
    return { field, message: sentence(field, issue.code, missing) };
  });
  const first = details[0];
  return { problem: invalid(details.length === 1 && first ? first.message : GENERAL, details) };
};
