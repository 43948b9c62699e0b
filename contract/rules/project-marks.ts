import type { Message } from '../i18n/message.ts';
import { REFUSALS } from './refusals.ts';
import { isName, toPlainLines } from './text.ts';

/** Per version. The schema and the contract have the same limit. */
export const MAX_MARKS = 100;
/** Per mark. */
export const MAX_MARK_MESSAGES = 50;

interface Comment {
  text: string;
  /** absent for the studio */
  name?: string;
}

interface CheckedComment {
  text: string;
  name: string | null;
}

/** The typed name of a client, trimmed; undefined when it cannot be one. */
export function parseSignerName(typed: string): string | undefined {
  const name = typed.trim();
  return name.length >= 2 && isName(name) ? name : undefined;
}

/** A comment with its texts trimmed, or the first reason why it cannot be written. */
export function checkMarkComment({ text: typed, name }: Comment): CheckedComment | { field: string; message: Message } {
  const text = toPlainLines(typed);
  if (text === '') return { field: 'text', message: REFUSALS.projectMarkText };
  if (name === undefined) return { text, name: null };
  const signer = parseSignerName(name);
  return signer === undefined ? { field: 'name', message: REFUSALS.quoteSigner } : { text, name: signer };
}
