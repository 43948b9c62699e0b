import { FILL_IN_ALL } from '../../../../contract/rules/field-messages.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { isName } from '../../../../contract/rules/text.ts';
import { AppError, invalid } from '../../lib/errors.ts';

/**
 * A user's name, trimmed. Names are used in email headers, so they must be a single line.
 * @throws AppError 400
 */
export function checkName(name: string): string {
  const trimmed = name.trim();
  if (trimmed === '') throw invalid('name', FILL_IN_ALL);
  if (!isName(trimmed)) throw invalid('name', REFUSALS.nameLines);
  return trimmed;
}

/** 409 for an email that has an account; only registration and profile reveal this. */
export const emailTaken = () => new AppError(409, 'email_taken', REFUSALS.emailTaken);
