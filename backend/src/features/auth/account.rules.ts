import { FILL_IN } from '../../../shared/field-sentences.ts';
import { REFUSALS } from '../../../shared/refusals.ts';
import { isName } from '../../../shared/text.ts';
import { AppError, invalid } from '../../lib/errors.ts';

/**
 * A person's name without surrounding blanks. Names end up in mail headers, so they must stay on one line.
 * @throws AppError 400
 */
export function checkName(name: string): string {
  const trimmed = name.trim();
  if (trimmed === '') throw invalid('name', FILL_IN);
  if (!isName(trimmed)) throw invalid('name', REFUSALS.nameLines);
  return trimmed;
}

/** 409 for an address that has an account; registration and profile are the only places where this is told. */
export const emailTaken = () => new AppError(409, 'email_taken', REFUSALS.emailTaken);
