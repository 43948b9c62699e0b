import { AppError, invalid } from '../../http/errors.ts';

/**
 * A person's name without surrounding blanks. Names end up in mail headers, so they must stay on one line.
 * @throws AppError 400
 */
export function checkName(name: string): string {
  const trimmed = name.trim();
  if (trimmed === '') throw invalid('name', 'Please fill in all fields');
  if (/\p{Cc}/u.test(trimmed)) throw invalid('name', 'Please enter your name in one line');
  return trimmed;
}

/** 409 for an address that has an account; registration and profile are the only places where this is told. */
export const emailTaken = () => new AppError(409, 'email_taken', 'An account with this email already exists');
