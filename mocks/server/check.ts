import type * as z from 'zod/mini';
import type { ErrorDetail } from '../generated/model.ts';
import { invalid, invalidField, type Problem } from '../problems.ts';
import { type Place, schemaOf } from './schemas.ts';

type Checked = { value: unknown; problem?: undefined } | { problem: Problem<400> };

const FILL_IN = 'Please fill in all fields';
const DETAILS_MAX = 20;

/** Sentences of the specification for fields that have one whatever the rule. */
const BY_FIELD = new Map([
  ['email', 'Please enter a valid email address'],
  ['amount', 'Please enter a valid amount'],
]);

type Issue = z.core.$ZodIssue;

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((part, key) => (part instanceof Object ? Reflect.get(part, key) : undefined), value);

/** The words of the real server for the same fault; one general sentence stands for every rule that has none. */
const sentence = (field: string, issue: Issue, place: Place, given: unknown): string => {
  if (issue.code === 'unrecognized_keys') return 'This field is not known';
  const isBlank = place === 'Body' && typeof given === 'string' && given.trim() === '';
  if (field !== 'amount' && (given === undefined || isBlank)) return FILL_IN;
  const fixed = BY_FIELD.get(field);
  if (fixed) return fixed;
  if (issue.code === 'too_small' && /password$/i.test(field)) return 'Password must be at least 6 characters long';
  if (issue.code === 'too_big' && issue.origin === 'string')
    return `This text is too long: ${issue.maximum} characters at most`;
  if (issue.code === 'invalid_value') return 'Please choose one of the offered values';
  return 'Please check this value';
};

/** What is wrong, one sentence for each field. */
function detailsOf(issues: readonly Issue[], place: Place, value: unknown): ErrorDetail[] {
  const details = new Map<string, ErrorDetail>();
  for (const issue of issues) {
    const path = issue.path.map(String);
    const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...path, key]) : [path];
    for (const names of paths) {
      const field = names.join('.') || 'body';
      const message = sentence(field, issue, place, valueAt(value, issue.path));
      if (!details.has(field)) details.set(field, { field, message });
    }
  }
  return [...details.values()].slice(0, DETAILS_MAX);
}

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
      return { problem: invalidField('amount', 'Please enter a valid amount') };
    }
    return { value: result.data };
  }
  const details = detailsOf(result.error.issues, place, value);
  const told = details.find(({ message }) => message === FILL_IN) ?? details[0];
  return { problem: invalid(told?.message ?? 'The request is not valid', details) };
};
