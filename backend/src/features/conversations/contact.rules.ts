import type { ContactInput } from '../../../../contract/generated/model.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { isOneLine } from '../../../../contract/rules/text.ts';
import { invalid } from '../../lib/errors.ts';

export type ContactText = Omit<ContactInput, 'website'>;

/**
 * The trimmed message.
 * @throws AppError 400 when name or subject has more than one line, which an email header cannot have
 */
export function checkContact(input: ContactInput): ContactText {
  const name = input.name.trim();
  const subject = input.subject.trim();
  if (!isOneLine(name)) throw invalid('name', REFUSALS.nameLines);
  if (!isOneLine(subject)) throw invalid('subject', REFUSALS.subjectLines);
  return { name, email: input.email.trim(), subject, message: input.message.trim() };
}
