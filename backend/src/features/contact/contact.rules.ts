import type { ContactInput } from '../../generated/model.ts';
import { invalid } from '../../http/errors.ts';

/** Control characters and the two line separators of Unicode: none of them belongs into a mail's header. */
const SECOND_LINE = /[\p{Cc}\u2028\u2029]/u;

export type ContactText = Omit<ContactInput, 'website'>;

/**
 * The message without surrounding blanks.
 * @throws AppError 400 when name or subject is more than one line
 */
export function checkContact(input: ContactInput): ContactText {
  const name = input.name.trim();
  const subject = input.subject.trim();
  if (SECOND_LINE.test(name)) throw invalid('name', 'Please enter your name in one line');
  if (SECOND_LINE.test(subject)) throw invalid('subject', 'Please enter the subject in one line');
  return { name, email: input.email.trim(), subject, message: input.message.trim() };
}
