import type { Message } from '../i18n/message.ts';
import { toClientRights } from './client-rights.ts';
import { isEmail } from './emails.ts';
import { parseSignerName } from './project-marks.ts';
import { REFUSALS } from './refusals.ts';
import { isOneLine } from './text.ts';

interface PersonInput {
  name: string;
  email: string;
  rights: readonly string[];
}

/** A person with texts trimmed, or the first reason why they cannot be saved. */
export function checkPerson({
  name: typed,
  email: address,
  rights,
}: PersonInput):
  | { name: string; email: string; rights: ReturnType<typeof toClientRights> }
  | { field: string; message: Message } {
  const name = parseSignerName(typed);
  const email = address.trim();
  if (name === undefined) return { field: 'name', message: REFUSALS.quoteSigner };
  if (!isEmail(email)) return { field: 'email', message: REFUSALS.briefEmail };
  return { name, email, rights: toClientRights(rights) };
}

/** The trimmed name of an organisation; undefined when it cannot be one. */
export function toOrganisationName(typed: string): string | undefined {
  const name = typed.trim();
  return name !== '' && isOneLine(name) ? name : undefined;
}
