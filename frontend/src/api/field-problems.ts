import { ApiError } from './api-error.ts';
import type { Error as ErrorBody } from './generated/model.ts';

/** What is wrong with the fields of a form, one sentence each. */
export type FieldProblems<Field extends string> = Partial<Record<Field, string>>;

/**
 * The sentences of a failed call that speak of these fields; empty when it failed for another reason. An e-mail address
 * that somebody else has is a problem of its field too, although the server answers it without details.
 */
export function fieldProblems<Field extends string>(error: unknown, fields: readonly Field[]): FieldProblems<Field> {
  const body: Partial<ErrorBody> | undefined = error instanceof ApiError ? error.body : undefined;
  const details = Array.isArray(body?.details) ? body.details : [];
  const said = new Map(details.map(({ field, message }) => [field, message]));
  if (body?.code === 'email_taken' && body.message) said.set('email', body.message);
  const problems: FieldProblems<Field> = {};
  for (const field of fields) {
    const sentence = said.get(field);
    if (sentence) problems[field] = sentence;
  }
  return problems;
}
